"""Qt's own texts that are missing or wrong in its translations, in the contexts in which Qt looks them up."""

from mascarade_qt.words.context import Context

QFileDialog = Context("QFileDialog")
QFileSystemModel = Context("QFileSystemModel")
QAbstractFileIconProvider = Context("QAbstractFileIconProvider")

TEXTS = (
    (QFileDialog, QFileDialog.mark("&Look in:")),
    (QFileDialog, QFileDialog.mark("Files of &type:")),
    (QFileDialog, QFileDialog.mark("Show ")),  # before the name of a column
    (QFileSystemModel, QFileSystemModel.mark("Invalid filename")),
    (
        QFileSystemModel,
        QFileSystemModel.mark(
            '<b>The name "%1" cannot be used.</b>'
            "<p>Try using another name, with fewer characters or no punctuation marks."
        ),
    ),
    (QAbstractFileIconProvider, QAbstractFileIconProvider.mark("Drive")),
    (QAbstractFileIconProvider, QAbstractFileIconProvider.mark("File")),
    (QAbstractFileIconProvider, QAbstractFileIconProvider.mark("File Folder")),
    (QAbstractFileIconProvider, QAbstractFileIconProvider.mark("Folder")),
    (QAbstractFileIconProvider, QAbstractFileIconProvider.mark("Shortcut")),
    (QAbstractFileIconProvider, QAbstractFileIconProvider.mark("Unknown")),
    (QAbstractFileIconProvider, QAbstractFileIconProvider.mark("%1 File")),
)

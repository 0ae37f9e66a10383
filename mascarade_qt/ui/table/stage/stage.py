"""The stage above the table: moving sprites, drawn and animated by Qt alone, with no Python per frame."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsPixmapItem,
    QGraphicsRotation,
    QGraphicsScene,
    QGraphicsView,
    QGraphicsWidget,
    QWidget,
)

from mascarade_qt.system.override import override


class Stage(QGraphicsView):
    """A transparent view that lets the mouse through, and is only shown while something moves."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = parent
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("background: transparent")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.hide()
        self._fit()
        parent.installEventFilter(self)

    def _fit(self) -> None:
        self.setGeometry(self._board.rect())
        self._scene.setSceneRect(QRectF(self._board.rect()))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the table."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def sprite(self, pixmap: QPixmap, area: QRectF) -> QGraphicsWidget:
        """A picture at a place, ready to move."""
        holder = QGraphicsWidget()
        item = QGraphicsPixmapItem(pixmap, holder)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        ratio = pixmap.devicePixelRatio()
        item.setOffset(-pixmap.width() / ratio / 2, -pixmap.height() / ratio / 2)
        holder.setPos(area.center())
        self._scene.addItem(holder)
        self.show()
        self.raise_()
        return holder

    def freeze(self) -> None:
        """Lay a picture of the table beneath: where so much moves, nothing else has to be painted again."""
        window = self._board.window()
        corner = self._board.mapTo(window, self._board.rect().topLeft())
        picture = self.sprite(window.grab(QRect(corner, self._board.size())), QRectF(self._board.rect()))
        picture.setZValue(-1)
        self._set_opaque(True)

    def _set_opaque(self, opaque: bool) -> None:
        for widget in (self, self.viewport()):
            widget.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, opaque)

    def clear(self) -> None:
        """Stop and remove everything."""
        self._set_opaque(False)
        self._scene.clear()
        self.hide()


def glide(
    sprite: QGraphicsWidget,
    points: Sequence[QPointF],
    milliseconds: int,
    easing: QEasingCurve.Type | None = None,
) -> QPropertyAnimation:
    """Move along points."""
    animation = QPropertyAnimation(sprite, b"pos")
    animation.setDuration(milliseconds)
    for number, point in enumerate(points):
        animation.setKeyValueAt(number / (len(points) - 1), point)
    animation.setEasingCurve(easing or QEasingCurve.Type.InOutCubic)
    return animation


def change(
    sprite: QGraphicsWidget, what: bytes, values: Sequence[float], milliseconds: int
) -> QPropertyAnimation:
    """Change the scale, rotation or opacity through some values."""
    animation = QPropertyAnimation(sprite, what)
    animation.setDuration(milliseconds)
    for number, value in enumerate(values):
        animation.setKeyValueAt(number / (len(values) - 1), value)
    return animation


def together(*animations: QAbstractAnimation) -> QParallelAnimationGroup:
    """At the same time."""
    group = QParallelAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def one_after_another(*animations: QAbstractAnimation) -> QSequentialAnimationGroup:
    """In turn."""
    group = QSequentialAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def pause(milliseconds: int) -> QPauseAnimation:
    """Nothing, for a while."""
    return QPauseAnimation(milliseconds)


def turning(sprite: QGraphicsWidget, degrees: float) -> QGraphicsRotation:
    """Lets a sprite turn around its vertical axis; at 90 degrees it is invisible."""
    rotation = QGraphicsRotation(sprite)
    rotation.setAxis(Qt.Axis.YAxis)
    rotation.setAngle(degrees)
    sprite.setTransformations([rotation])
    return rotation


def angle(rotation: QGraphicsRotation, start: float, end: float, milliseconds: int) -> QPropertyAnimation:
    """Turn from one angle to another."""
    animation = QPropertyAnimation(rotation, b"angle")
    animation.setStartValue(start)
    animation.setEndValue(end)
    animation.setDuration(milliseconds)
    return animation

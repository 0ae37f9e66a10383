"""Watching a game: a kept one, a stranger's, or bots playing live."""

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.engine.events import Event, Revealed
from mascarade_qt.history.replay import Replay
from mascarade_qt.match.messages import Finale, Moment
from mascarade_qt.match.thread import MatchThread
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.command_keys import CommandKeys
from mascarade_qt.ui.kit.commands import listed
from mascarade_qt.ui.kit.drop_down import DropDown
from mascarade_qt.ui.kit.icons import label, set_icon
from mascarade_qt.ui.kit.panel import Panel
from mascarade_qt.ui.kit.screen import Header, Screen
from mascarade_qt.ui.kit.speech import announce
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.replays.controls import Controls
from mascarade_qt.ui.replays.keys import VIEWER_KEYS
from mascarade_qt.ui.replays.moments_model import MomentsModel
from mascarade_qt.ui.replays.open_board import OpenBoard
from mascarade_qt.ui.replays.playhead import Playhead
from mascarade_qt.ui.sound.room import Room
from mascarade_qt.ui.sound.switch import SoundSwitch
from mascarade_qt.ui.table.board.seats_model import SeatsModel
from mascarade_qt.ui.table.side.log_delegate import LogDelegate
from mascarade_qt.words.company import Company


class ViewerScreen(Screen):
    """`chosen` says which button at the top was pressed: keep, unmask."""

    chosen = Signal(str)

    def __init__(
        self,
        replay: Replay,
        *,
        stranger: bool = False,
        live: MatchThread | None = None,
        you: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`you` is the lone person who played it here."""
        super().__init__(parent)
        self.setObjectName("viewerScreen")
        self._live = live
        self._number = 0  # the last live moment that was shown
        self.finale: Finale | None = None
        self._room: Room | None = None  # in which it is heard
        self._following = False  # the list is following the game, not the other way round
        self._header = Header(self)
        self.rows = MomentsModel(self)
        self._plates = Company(replay.setup, you)  # only for the names
        self.board = OpenBoard(SeatsModel(replay.setup, self, self._plates.title), self)
        self.playhead = Playhead(replay, self.board, self.rows, you, self)
        self._set_speed(1.0)
        self._eyes = DropDown("eyesChoice", self)
        self._eyes_label = Label(self)
        self._eyes_label.setBuddy(self._eyes)
        self._list = QListView(self)
        self._list.setObjectName("momentList")
        self._list.setModel(self.rows)
        self._list.setItemDelegate(LogDelegate(self._list))
        self._list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setUniformItemSizes(False)
        self.controls = Controls(self)
        self._buttons = {"unmask": self._button("unmask"), "keep": self._button("keep")}
        self._buttons["keep"].setVisible(stranger)
        self._pause = QTimer(self)  # while a bot seems to think
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._ask_for_more)
        self._arrange()
        self._connect()
        self.retranslate()
        self.restyle()
        self._on_moved(self.playhead.row)

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"{name}GameButton")
        button.clicked.connect(lambda: self.chosen.emit(name))
        return button

    def _arrange(self) -> None:
        for button in self._buttons.values():
            self._header.row.addWidget(button)
        side = Panel(self)
        side.box.addWidget(self._eyes_label)
        side.box.addWidget(self._eyes)
        side.box.addWidget(self._list, 1)
        self._side = side
        left = QVBoxLayout()
        left.addWidget(self.board, 1)
        left.addWidget(self.controls)
        middle = QHBoxLayout()
        middle.addLayout(left, 1)
        middle.addWidget(side)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._header)
        self._outer.addLayout(middle, 1)

    def _connect(self) -> None:
        playhead = self.playhead
        playhead.moved.connect(self._on_moved)
        playhead.told.connect(self.announce)
        playhead.playing_changed.connect(self.controls.show_playing)
        playhead.ran_out.connect(self._on_ran_out)
        self.controls.pressed.connect(self._press)
        self.controls.dragged.connect(self._seek)
        self.controls.sped.connect(self._set_speed)
        self._list.selectionModel().currentChanged.connect(self._on_row)
        self._eyes.activated.connect(self._look_through)
        self._keys = CommandKeys(VIEWER_KEYS, self.controls.by_keys(), self)
        if self._live is not None:
            self._live.moment.connect(self._on_live)
            self._live.finale.connect(self._on_finale)

    def sound_in(self, room: Room) -> None:
        """Play the game's sounds in this room; seeking is silent."""
        SoundSwitch(self.controls.sound, room, room.settings)
        room.settings.changed.connect(self._show_sound)
        self._room = room
        self._show_sound()
        director = self.playhead.director
        director.began.connect(room.hear)
        director.happened.connect(lambda event: self._judge(event, room))

    def _show_sound(self) -> None:
        if self._room is not None:
            self.controls.show_sound(self._room.settings.sound)

    def _judge(self, event: Event, room: Room) -> None:
        if isinstance(event, Revealed):
            room.judge(event, self.playhead.company)

    # --- where one is in the game ---

    def _on_moved(self, row: int) -> None:
        self.controls.show_row(row, self.rows.rowCount())
        turn, turns = self.rows.turn_of(row)
        text, deal = self.tr("Turn {turn} of {turns}"), self.tr("The deal")
        longest = max(text.format(turn=turns, turns=turns), deal, key=len)
        self.controls.show_turn(text.format(turn=turn, turns=turns) if turn else deal, longest)
        self._following = True
        self._hide_the_future(row)
        self._list.setCurrentIndex(self.rows.index(row))
        self._following = False

    def _hide_the_future(self, row: int) -> None:
        """Through a player's eyes, the list knows no more than they did."""
        known = row if self.playhead.eyes is not None else self.rows.rowCount() - 1
        for one in range(self.rows.rowCount()):
            if self._list.isRowHidden(one) != (one > known):
                self._list.setRowHidden(one, one > known)

    def _on_row(self, current: QModelIndex) -> None:
        if current.isValid() and not self._following:
            self._seek(current.row())

    def _seek(self, row: int) -> None:
        """Go to the chosen moment and stop playing."""
        self.playhead.pause()
        self.playhead.seek(row)
        self.announce(str(self.rows.index(self.playhead.row).data() or ""))

    def open_at(self, moment: int, eyes: int | None) -> None:
        """Show a moment through a player's eyes."""
        self._eyes.setCurrentIndex(0 if eyes is None else eyes + 1)
        self.playhead.look_through(eyes)
        self.playhead.show_moment(moment)

    def _press(self, name: str) -> None:
        row, last = self.playhead.row, self.rows.rowCount() - 1
        if name == "play":
            self._toggle()
        else:
            rows = {"toStart": 0, "stepBack": row - 1, "step": row + 1, "toEnd": last}
            way = {"turnBack": -1, "turnNext": 1}.get(name, 0)
            self._seek(self.rows.turn_row(row, way) if way else min(max(0, rows[name]), last))

    def _toggle(self) -> None:
        if self.playhead.playing:
            self.playhead.pause()
        else:
            self.playhead.play()

    def _set_speed(self, speed: float) -> None:
        self.playhead.director.tempo.factor = 1 / speed

    def _look_through(self, choice: int) -> None:
        self.playhead.pause()
        self.playhead.look_through(choice - 1 if choice else None)

    def announce(self, text: str) -> None:
        """Tell it to screen readers."""
        announce(self, text)

    # --- bots playing live: the game goes on once everything has been shown ---

    def _on_live(self, moment: Moment) -> None:
        before = len(self.playhead.replay.events)
        self.playhead.replay.add(moment.events)
        self._number = moment.number
        if moment.asked is None:
            self._ask_for_more()  # here, for the finale
        else:
            self._pause.setInterval(moment.asked.pause)
        self.playhead.extend(before)
        self._on_moved(self.playhead.row)

    def _on_ran_out(self) -> None:
        if self._live is not None:
            self._pause.start(round(self._pause.interval() * self.playhead.director.tempo.factor))

    def _ask_for_more(self) -> None:
        if self._live is not None:
            self._live.shown(self._number)

    def _on_finale(self, finale: Finale) -> None:
        self.finale = finale
        self._buttons["unmask"].setEnabled(True)

    # --- coming and going ---

    @override
    def entered(self) -> None:
        self.controls.slider.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._live is not None and self.finale is None:
            self.playhead.play()

    @override
    def left(self) -> None:
        self.playhead.close()
        self._pause.stop()

    def kept(self) -> None:
        """The stranger's game is now among the kept ones."""
        self._buttons["keep"].hide()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.take(event):
            super().keyPressEvent(event)

    @override
    def shortcuts(self) -> list[tuple[str, str]]:
        return listed(VIEWER_KEYS)

    @override
    def retranslate(self) -> None:
        self._header.title.setText(self.tr("Watching live") if self._live is not None else self.tr("Replay"))
        label(self._buttons["unmask"], self.tr("Unmasking"), self.tr("Who won and why, with all masks off"))
        label(self._buttons["keep"], self.tr("Keep"), self.tr("Add this game to your replays"))
        self._buttons["unmask"].setEnabled(self._live is None or self.finale is not None)
        self._eyes_label.setText(self.tr("Seen by"))
        chosen = self._eyes.currentIndex()
        self._eyes.clear()
        self._eyes.addItem(self.tr("All masks face up"))
        for player in range(self._plates.players):
            self._eyes.addItem(self._plates.title(player))
        self._eyes.setCurrentIndex(max(0, chosen))
        self._share_out()
        self._eyes.setAccessibleName(self._eyes_label.text())
        self._list.setAccessibleName(self.tr("What happened"))
        self.playhead.retell()

    @override
    def restyle(self) -> None:
        margin = LOOK.em(0.8)
        self._outer.setContentsMargins(margin, LOOK.em(0.6), margin, LOOK.em(0.6))
        self._outer.setSpacing(LOOK.em(0.5))
        set_icon(self._buttons["unmask"], "win")
        set_icon(self._buttons["keep"], "save")
        self.board.restyle()
        self._share_out()

    def _share_out(self) -> None:
        """Large text takes room away from the table, but never too much."""
        roomy = self.width() > LOOK.em(52)
        margin = LOOK.em(1.0 if roomy else 0.35)
        usual = min(LOOK.em(19), self.width() * 0.27)
        needed = min(self._eyes.sizeHint().width() + 2 * margin + 4, self.width() * 0.36)
        self._side.setFixedWidth(round(max(usual, needed)))
        self._side.box.setContentsMargins(margin, margin, margin, margin)
        self._header.title.setVisible(roomy)
        self._eyes_label.setVisible(roomy)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_out()
        super().resizeEvent(event)

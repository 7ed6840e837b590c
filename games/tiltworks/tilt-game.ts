import { Color, Vector3 } from 'three';
import type { Game, GameContext } from '../kit/game';
import { Hud } from '../kit/hud';
import { storeScore } from '../kit/keep-score';
import type { Memory } from '../kit/memory';
import { TextPanel } from '../kit/text-panel';
import { boards, type Board } from './boards';
import { composeWorks } from './compose-works';
import { Marble } from './marble';
import {
  earned,
  fallCost,
  mergeProgress,
  nextBoard,
  noProgress,
  readProgress,
  totalTime,
  unlocked,
  withTime,
  writeTime,
  type Progress,
} from './progress';
import { TiltHand } from './tilt-hand';
import { centre, WorksScene } from './works-scene';
import { WorksVoice } from './works-voice';

const eye = new Vector3(0, 2.02, 0.28);
const fallSeconds = 0.75;
const restSeconds = 0.35;
const shineSeconds = 2.4;

/** The game with eight labyrinths and one marble: tilt the board until the marble lights the lamp. */
export class TiltGame implements Game {
  private readonly scene: WorksScene;
  private readonly voice: WorksVoice;
  private readonly hand = new TiltHand();
  private readonly hud: Hud;
  private readonly name = new TextPanel({ width: 0.9, height: 0.34, align: 'left' });
  private readonly clock = new TextPanel({ width: 0.9, height: 0.34, align: 'right' });
  private readonly score = storeScore('time', { order: 'lowest-first', write: writeTime });
  private readonly memory: Memory<Progress>;
  private readonly context: GameContext;
  private index = 0;
  private board: Board;
  private marble: Marble;
  private tenths = 0;
  private falls = 0;
  private falling: number | undefined;
  private resting = 0;
  private shining: number | undefined;

  constructor(context: GameContext) {
    this.context = context;
    context.input.arrowsAim = false;
    this.scene = new WorksScene(context);
    this.voice = new WorksVoice(context.synth);
    this.hud = new Hud(context.stage);
    this.hud.add(this.name, {
      anchor: [-1, 1],
      xr: [-0.62, 1.45, -1.3],
      size: [0.9, 0.34],
      share: 0.2,
      portraitShare: 0.44,
    });
    this.hud.add(this.clock, {
      anchor: [1, -1],
      xr: [0.45, 1.45, -1.3],
      size: [0.9, 0.34],
      share: 0.2,
      portraitShare: 0.44,
    });
    this.hud.show(false);
    this.memory = context.remember({
      name: 'Tiltworks',
      blank: noProgress,
      read: readProgress,
      merge: mergeProgress,
    });
    this.memory.onLoad((progress) => this.know(progress));
    this.board = boards[0] ?? { name: '', lanes: 1, gaps: [[0]], bars: [], holes: [], start: 0 };
    this.marble = new Marble(this.board);
    this.take(0);
  }

  start(): void {
    this.hud.show(true);
    this.take(nextBoard(this.memory.value));
  }

  hold(held: boolean): void {
    if (held) this.hand.level();
  }

  play(seconds: number): void {
    this.look(seconds);
    this.choose();
    this.hand.update(this.context.input, this.context.stage, seconds);
    if (this.shining !== undefined) this.shine(seconds);
    else if (this.falling !== undefined) this.fall(seconds);
    else this.roll(seconds);
    this.hud.update();
    this.write();
  }

  ambience(seconds: number, time: number): void {
    const fallen = this.falling === undefined ? 0 : Math.min(1, this.falling / 0.45);
    this.voice.update(this.shining === undefined ? Math.hypot(this.marble.speedX, this.marble.speedY) : 0);
    this.scene.update(
      this.hand.tilt,
      { x: this.marble.x, y: this.marble.y, fallen },
      this.shining === undefined ? 0 : 1,
      seconds,
      time,
    );
    if (document.documentElement.dataset['state'] !== 'playing') this.look(seconds);
  }

  compose(shot: string): void {
    composeWorks(shot, this.context.stage, this.scene);
  }

  /** Places the windowed camera above the board. */
  private look(seconds: number): void {
    const { stage } = this.context;
    if (stage.presenting) return;
    const { x, y } = this.hand.tilt;
    const wish = eye.clone().add(new Vector3(x * 0.05, 0, -y * 0.04));
    stage.camera.position.lerp(wish, seconds === 0 ? 1 : Math.min(1, seconds * 4));
    stage.camera.lookAt(centre.x, centre.y - 0.02, centre.z + 0.02);
  }

  private take(index: number): void {
    this.index = index;
    this.board = boards[index] ?? this.board;
    this.marble = new Marble(this.board);
    this.tenths = 0;
    this.falls = 0;
    this.falling = undefined;
    this.shining = undefined;
    this.resting = restSeconds;
    this.hand.level();
    this.scene.hang(this.board);
    this.scene.row.show(this.memory.value, index);
  }

  private know(progress: Progress): void {
    const total = totalTime(progress);
    if (total !== undefined) this.score.know(total);
    this.scene.row.show(progress, this.index);
  }

  /** Selects another board by a lamp, a digit or the bracket keys. */
  private choose(): void {
    const { input, stage } = this.context;
    const pointed = input.aims.filter(({ pressedNow }) => pressedNow).map((aim) => this.scene.row.pointed(aim, stage));
    const typed = input.keys.map((key) => {
      if (key === 'BracketLeft') return this.index - 1;
      if (key === 'BracketRight') return this.index + 1;
      if (key === 'KeyR') return this.index;
      return key.startsWith('Digit') ? Number(key.slice('Digit'.length)) - 1 : undefined;
    });
    const wanted = [...pointed, ...typed].find((index) => index !== undefined && boards[index] !== undefined);
    if (wanted === undefined || this.shining !== undefined) return;
    if (unlocked(this.memory.value, wanted)) this.take(wanted);
    else this.context.say('Still dark', 'Light the lamp before it first');
  }

  private roll(seconds: number): void {
    this.resting -= seconds;
    if (this.resting > 0) return;
    this.tenths += seconds * 10;
    const { knock, fell, home } = this.marble.roll(this.hand.tilt, seconds);
    this.voice.knock(knock);
    if (knock > 0.12) for (const aim of this.context.input.aims) aim.shake(Math.min(0.6, knock), 25);
    if (fell) {
      this.falling = 0;
      this.falls += 1;
      this.tenths += fallCost;
      this.voice.fall();
    }
    if (home) this.wake();
  }

  private fall(seconds: number): void {
    this.falling = (this.falling ?? 0) + seconds;
    this.tenths += seconds * 10;
    if (this.falling < fallSeconds) return;
    this.falling = undefined;
    this.resting = restSeconds;
    this.marble.back();
    this.scene.flash(this.marble.x, this.marble.y, 12, new Color(0.4, 0.9, 0.95));
  }

  private wake(): void {
    this.shining = 0;
    this.voice.home(this.index);
    this.scene.flash(0, 0, 90, new Color(1.7, 0.85, 0.26));
    const before = totalTime(this.memory.value);
    this.memory.change(withTime(this.memory.value, this.index, this.tenths));
    this.scene.row.show(this.memory.value, this.index);
    for (const slug of earned(this.memory.value, this.index, this.falls)) this.context.achievements.unlock(slug);
    const after = totalTime(this.memory.value);
    // Posts a better total at once; the end screen of the last board posts its own.
    if (after !== undefined && after !== before && this.index < boards.length - 1) void this.score.end(after);
  }

  private shine(seconds: number): void {
    this.shining = (this.shining ?? 0) + seconds;
    if (this.shining < shineSeconds) return;
    if (this.index < boards.length - 1) {
      this.take(this.index + 1);
      return;
    }
    this.hud.show(false);
    const total = totalTime(this.memory.value);
    const time = `${this.board.name}: ${writeTime(this.tenths)}`;
    if (total === undefined) this.context.finish('Home', [time, 'Some lamps are still dark.']);
    else
      this.context.finish(
        'All eight are lit',
        [time, `All eight together: ${writeTime(total)}`],
        this.score.end(total),
      );
  }

  private write(): void {
    const best = this.memory.value.best[this.index] ?? null;
    this.name.write([
      { text: `${this.index + 1} · ${this.board.name}`, size: 0.34, weight: 700, glow: '#7a4a12' },
      { text: best === null ? 'lamp dark' : `best ${writeTime(best)}`, size: 0.24, weight: 500, colour: '#ffd9a0' },
    ]);
    this.clock.write([
      { text: writeTime(this.tenths), size: 0.46, weight: 700, colour: '#bff0ee', glow: '#0d4a50' },
      {
        text: this.falls === 0 ? 'no falls' : `${this.falls} × 3 s for falls`,
        size: 0.22,
        weight: 500,
        colour: '#a8d4d2',
      },
    ]);
  }
}

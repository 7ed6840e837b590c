import { Vector3 } from 'three';
import type { Game, GameContext } from '../kit/game';
import { storeScore } from '../kit/keep-score';
import { Band } from './band';
import { layOut } from './beat-map';
import type { Block } from './blocks';
import { swingThrough } from './cutting';
import { Flight } from './flight';
import { plane } from './lane';
import { Lesson } from './lesson';
import { SaberCase } from './saber-case';
import { SaberScene } from './saber-scene';
import { SaberVoice } from './saber-voice';
import { ScoreBoard } from './score-board';
import { ScoreKeeper } from './score-keeper';
import { composeSong, levels, sectionAt, type Song } from './song';
import { SongClock } from './song-clock';
import { SwipeHint } from './swipe-hint';
import { arrowOf, cutKeys, straightness, swingMatches } from './swing';

const leadIn = 2.4;
const windowDepth = 1.3;
const pulsePause = 0.22;
/** The game: blocks arrive on the song's beats and must be cut along their arrows. */
export class SaberGame implements Game {
  private readonly scene: SaberScene;
  private readonly board: ScoreBoard;
  private readonly gear: SaberCase;
  private readonly voice: SaberVoice;
  private readonly context: GameContext;
  private readonly scores = storeScore('main');
  private level = 0;
  private song: Song;
  private songFlight = new Flight([], 60);
  private readonly lesson = new Lesson();
  private readonly hint = new SwipeHint();
  private band: Band;
  private clock: SongClock;
  private keeper = new ScoreKeeper();
  private section = 0;
  private readonly sincePulse = { left: 1, right: 1 };
  private running = false;

  constructor(context: GameContext) {
    this.context = context;
    context.input.arrowsAim = false;
    this.scene = new SaberScene(context);
    this.board = new ScoreBoard(context.stage);
    this.voice = new SaberVoice(context.synth);
    this.gear = new SaberCase(context, this.scene.hands);
    this.song = composeSong(levels[0] ?? { title: '', seed: 1, bpm: 110, pace: 0.5 });
    this.band = new Band(context.synth, this.song);
    this.clock = new SongClock(context.synth, -leadIn);
    context.stage.scene.add(this.hint);
  }

  /** The blocks of the lesson until it is over, then those of the song. */
  private get flight(): Flight {
    return this.lesson.over ? this.songFlight : this.lesson.flight;
  }

  private get arrival(): number {
    return this.context.stage.presenting ? plane.xr : plane.window;
  }

  private get beat(): number {
    return (this.clock.seconds * this.song.bpm) / 60;
  }

  start(): void {
    const level = levels[this.level % levels.length];
    if (level === undefined) return;
    this.song = composeSong(level);
    const first = this.song.sections[1]?.start ?? 0;
    this.songFlight = new Flight(layOut(this.song), this.song.bpm);
    this.band = new Band(this.context.synth, this.song);
    this.clock = new SongClock(this.context.synth, (first * 60) / this.song.bpm - leadIn - 0.6);
    this.keeper = new ScoreKeeper();
    this.section = 0;
    this.running = true;
    this.board.show(true);
    if (this.lesson.over) this.context.say(level.title, `${level.bpm} beats a minute`);
    else this.context.say('Warm-up', 'Three slow blocks, then the music starts');
  }

  hold(held: boolean): void {
    for (const blade of [this.scene.hands.blades.left, this.scene.hands.blades.right]) if (!held) blade.restart();
  }

  play(seconds: number): void {
    const { input, stage } = this.context;
    if (this.lesson.over) {
      this.clock.advance(seconds);
      this.band.update(this.beat);
      for (const block of this.flight.update(this.clock.seconds, this.arrival)) this.missed(block);
    } else this.lesson.update(seconds, this.arrival);
    const next = this.flight.nearest(this.arrival, 9, ({ position }) => position.z < this.arrival + windowDepth);
    const live = this.scene.hands.update(input.aims, stage.presenting, next?.note.hand ?? 'right', seconds);
    this.cutBySwing(live, seconds);
    this.cutByPulse(seconds);
    this.cutByKeys();
    this.followSections();
    this.board.update(this.keeper, this.lesson.over ? (this.song.sections[this.section]?.name ?? '') : 'Warm-up');
    this.breathe();
    if (this.keeper.lost) this.end('The beat got away', []);
    else if (this.beat >= this.song.beats) {
      this.level += 1;
      this.end(`${this.song.title} complete`, [`Next: ${levels[this.level % levels.length]?.title ?? ''}`]);
    }
  }

  ambience(seconds: number, time: number): void {
    const thrill = Math.min(1, this.keeper.combo / 30);
    const { stage } = this.context;
    this.hint.show(this.running && !this.lesson.over ? this.flight.blocks[0] : undefined, time, stage);
    if (this.running && this.lesson.over)
      this.scene.update(this.flight.blocks, seconds, this.clock.seconds, this.beat, thrill);
    else if (this.running) this.scene.update(this.flight.blocks, seconds, time, time * 1.7, 0);
    else {
      this.scene.hands.update([], false, 'right', seconds);
      this.scene.update(this.flight.blocks, seconds, time, time * 1.7, 0.3);
    }
  }

  async compose(shot: string): Promise<void> {
    const { composeSaber } = await import('./compose-saber');
    composeSaber(shot, this.context.stage, this.scene);
  }

  private breathe(): void {
    if (this.gear.left === 0 || !this.keeper.breathe()) return;
    this.gear.take();
    this.context.say('Second Wind', 'One deep breath, and the beat is yours again');
    this.voice.breath();
  }

  private cutBySwing(live: ReturnType<SaberScene['hands']['update']>, seconds: number): void {
    const { presenting } = this.context.stage;
    for (const blade of live) {
      for (const block of this.flight.blocks) {
        if (Math.abs(block.position.z - this.arrival) > windowDepth) continue;
        const swing = swingThrough(
          blade,
          block.position,
          seconds,
          presenting ? 0.3 : 0.36,
          presenting ? 1.1 : 1.6,
          !presenting,
        );
        if (swing === undefined) continue;
        const clean =
          swingMatches(block.note.direction, swing.x, swing.y) && (blade.hand === block.note.hand || !presenting);
        if (clean) this.cut(block, swing.x, swing.y);
        else if (presenting) this.spoiled(block);
        else continue;
        break;
      }
    }
  }

  private cutByPulse(seconds: number): void {
    this.sincePulse.left += seconds;
    this.sincePulse.right += seconds;
    for (const aim of this.context.input.aims) {
      if (!aim.pressedNow || this.sincePulse[aim.hand] < pulsePause) continue;
      const any = aim.kind !== 'xr';
      const block = this.flight.nearest(this.arrival, windowDepth, ({ note }) => any || note.hand === aim.hand);
      this.voice.pulse();
      if (block === undefined || aim.kind === 'touch') continue;
      this.sincePulse[aim.hand] = 0;
      const [x, y] = arrowOf(block.note.direction);
      this.keeper.pulse();
      this.landed(block, x, y === 0 && x === 0 ? -1 : y, 0.6);
    }
  }

  private cutByKeys(): void {
    for (const key of this.context.input.keys) {
      const [hand, direction] = cutKeys[key] ?? [];
      if (hand === undefined || direction === undefined) continue;
      const block = this.flight.nearest(this.arrival, windowDepth, ({ note }) => note.hand === hand);
      if (block === undefined) continue;
      const [x, y] = arrowOf(direction);
      if (swingMatches(block.note.direction, x, y)) this.cut(block, x, y);
      else this.spoiled(block);
    }
  }

  private cut(block: Block, x: number, y: number): void {
    this.keeper.cut(straightness(block.note.direction, x, y));
    this.landed(block, x, y, 1);
    if (this.keeper.combo >= 50) this.context.achievements.unlock('combo-50');
  }

  private landed(block: Block, x: number, y: number, strength: number): void {
    const { stage, input, achievements } = this.context;
    this.flight.take(block);
    this.scene.burst(block.position, x, y, block.note.hand, strength);
    if (!stage.presenting) this.scene.hands.strike(block.note.hand, block.position, x, y);
    for (const aim of input.aims) if (aim.hand === block.note.hand) aim.shake(0.8, 45);
    this.voice.cut(this.keeper.combo, block.position.x);
    achievements.unlock('first-cut');
    if (this.lesson.over) return;
    this.lesson.hit();
    if (this.lesson.over) this.start();
  }

  private spoiled(block: Block): void {
    // A block of the lesson waits for the right swing.
    if (!this.lesson.over) return;
    this.flight.take(block);
    this.missed(block);
  }

  private missed(block: Block): void {
    this.keeper.miss();
    this.scene.spoil(new Vector3(block.position.x, block.position.y, Math.min(block.position.z, this.arrival)));
    this.voice.miss();
  }

  private followSections(): void {
    const section = sectionAt(this.song, this.beat - 1);
    if (section <= this.section) return;
    const ended = this.song.sections[this.section];
    this.section = section;
    if (!this.keeper.endSection() || ended === undefined || ended.drive === 0) return;
    this.context.achievements.unlock('flawless-verse');
    this.context.say('Flawless', 'Not one block missed');
  }

  private end(heading: string, more: readonly string[]): void {
    this.running = false;
    this.songFlight.blocks = [];
    this.board.show(false);
    const { score, bestCombo, cuts, misses } = this.keeper;
    const share = Math.round((100 * cuts) / Math.max(1, cuts + misses));
    const lines = [
      `Score ${score.toLocaleString('en')}`,
      `Best combo ${bestCombo}`,
      `${share}% of the blocks cut`,
      ...more,
    ];
    this.context.finish(heading, lines, this.scores.end(score));
  }
}

import { Vector3 } from 'three';
import type { Game, GameContext } from '../kit/game';
import { storeScore } from '../kit/keep-score';
import { lookDrift } from '../kit/look-drift';
import { portal } from '../kit/portal';
import { composeHill } from './compose-hill';
import { HillReadout } from './hill-readout';
import { HillScene } from './hill-scene';
import { HillVoice } from './hill-voice';
import { fly, handHeight, heightOf, launched, type Kite } from './kite';
import { LoopCounter } from './loop-counter';
import { postPlaces } from './posts';
import { windAt } from './wind';

const board = 'height';
/** Seconds of daylight. */
const daylight = 150;
const loopsWanted = 5;

/** An evening with a kite: point to steer, wind the line in to climb, release to let the line out. */
export class HillGame implements Game {
  private readonly scene: HillScene;
  private readonly voice: HillVoice;
  private readonly readout: HillReadout;
  private readonly context: GameContext;
  private readonly scores = storeScore(board, { write: (score) => `${Math.round(score)} m` });
  private kite: Kite = launched();
  private loops = new LoopCounter();
  private flights = 0;
  private time = 0;
  private highest = 0;
  private marks = 0;
  private wanted = { bearing: 0, rise: 0.7 };
  private running = false;
  private readonly hand = new Vector3(0.25, handHeight, -0.35);

  constructor(context: GameContext) {
    this.context = context;
    this.scene = new HillScene(context);
    this.voice = new HillVoice(context.synth);
    this.readout = new HillReadout(context.stage);
    if (context.quality.shot !== undefined) return;
    portal.onAuth(() => void this.putUpPosts());
    void this.putUpPosts();
  }

  start(): void {
    this.flights += 1;
    this.kite = launched();
    this.loops = new LoopCounter();
    this.scene.ribbon.restart();
    this.time = 0;
    this.highest = 0;
    this.marks = 0;
    this.running = true;
    this.readout.show(true);
    this.context.say('The wind has it', 'Let it take line in a gust, wind it in when the wind drops');
  }

  play(seconds: number): void {
    const { input, stage, achievements } = this.context;
    this.time += seconds;
    lookDrift(stage, input, seconds, 0.4, 0.42, stage.portrait ? 0.44 : 0.36);
    const reeling = this.aim();
    const wind = this.wind;
    const flies = fly(this.kite, { ...this.wanted, reeling }, wind, seconds);
    if (reeling) this.voice.reel();
    const height = heightOf(this.kite);
    this.highest = Math.max(this.highest, height);
    if (this.highest >= (this.marks + 1) * 20) {
      this.marks += 1;
      this.voice.mark(this.marks);
      if (this.marks === 1) achievements.unlock('first-flight');
    }
    achievements.progress('cloud-high', this.highest / 60);
    if (this.loops.follow(this.kite.bearingSpeed, this.kite.riseSpeed)) {
      this.voice.loop(this.loops.count);
      achievements.progress('ribbon-writer', this.loops.count / loopsWanted);
    }
    const left = Math.max(0, daylight - this.time);
    const { line } = this.kite;
    this.readout.update({ height, highest: this.highest, line, loops: this.loops.count, wind, left });
    if (!flies) this.end('The kite came down');
    else if (left === 0) this.end('The light is gone');
  }

  ambience(seconds: number, time: number): void {
    const wind = this.running ? this.wind : windAt(1, time, 20);
    this.voice.update(wind);
    if (!this.running) {
      const wanted = { bearing: Math.sin(time * 0.4) * 0.4, rise: 0.75 + Math.sin(time * 0.63) * 0.2, reeling: false };
      this.kite.line = Math.min(this.kite.line, 34);
      fly(this.kite, wanted, 0.9, seconds);
    }
    const tint = this.running ? 1 - 0.55 * Math.min(1, this.time / daylight) ** 2 : 1;
    this.context.stage.scene.backgroundIntensity = tint;
    this.scene.update(this.kite, wind, this.hand, seconds, time);
  }

  compose(shot: string): void {
    composeHill(shot, this.context.stage, this.scene);
  }

  private get wind(): number {
    return windAt(this.flights, this.time, heightOf(this.kite));
  }

  /** Steers by the player's hand. Returns true while the line is wound in. */
  private aim(): boolean {
    const { input, stage } = this.context;
    const { primary } = input;
    if (primary.active) {
      const { x, y, z } = primary.direction;
      this.wanted = { bearing: Math.atan2(x, -z), rise: Math.max(0.06, Math.atan2(y, Math.hypot(x, z))) };
    }
    if (stage.presenting) this.hand.copy(primary.origin);
    else this.hand.set(0.25, handHeight - 0.1, -0.5);
    if (input.aims.some(({ kind, pressed, squeezedNow }) => kind === 'xr' && (pressed || squeezedNow))) return true;
    return input.aims.some(({ pressed, kind }) => pressed && kind !== 'xr' && kind !== 'touch') || this.twoFingers();
  }

  // The first finger steers, a second one winds in.
  private twoFingers(): boolean {
    return this.context.input.aims.filter(({ kind, pressed }) => kind === 'touch' && pressed).length > 1;
  }

  private end(heading: string): void {
    this.running = false;
    this.kite = launched();
    this.scene.ribbon.restart();
    this.voice.landed();
    this.readout.show(false);
    const metres = Math.floor(this.highest);
    const more = this.scores.end(metres);
    void more.then(() => this.putUpPosts());
    this.context.finish(heading, [`${metres} m at the highest`, `${this.loops.count} loops drawn into the sky`], more);
  }

  private async putUpPosts(): Promise<void> {
    const friends = await portal.friends(board, postPlaces.length);
    const rows = friends !== undefined && friends.length > 0 ? friends : await portal.top(board, postPlaces.length);
    this.scene.posts.show(rows ?? []);
  }
}

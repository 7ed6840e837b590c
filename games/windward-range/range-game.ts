import { Vector3 } from 'three';
import type { Game, GameContext } from '../kit/game';
import { storeScore } from '../kit/keep-score';
import { lookDrift } from '../kit/look-drift';
import { seededRandom } from '../kit/seeded-random';
import { Archer } from './archer';
import { Bow } from './bow';
import { cloudLevel } from './cloud-sea';
import { composeRange } from './compose-range';
import { earned } from './earned';
import { flyOn, type Flying } from './flight';
import { RangeScene } from './range-scene';
import { RangeVoice } from './range-voice';
import { Readout } from './readout';
import { arrowsOfRound, RoundKeeper } from './round-keeper';
import { TargetField } from './target-field';
import { ringPoints } from './target-rules';
import { windAt } from './wind';

const embers = 'ember-arrows';

interface Shot extends Flying {
  age: number;
}

/** One round at the range: twelve arrows, a changing wind, drifting paper targets. */
export class RangeGame implements Game {
  private readonly random = seededRandom(4711);
  private readonly scene: RangeScene;
  private readonly field = new TargetField(this.random);
  private readonly bow = new Bow();
  private readonly archer: Archer;
  private readonly voice: RangeVoice;
  private readonly readout: Readout;
  private readonly context: GameContext;
  private readonly score = storeScore('main');
  private keeper = new RoundKeeper();
  private shots: Shot[] = [];
  private round = 0;
  private time = 0;
  private wind = 2.5;
  private closing = 0;
  private running = false;
  private burning = false;
  private offered = false;

  constructor(context: GameContext) {
    this.context = context;
    const { stage, input, synth } = context;
    this.scene = new RangeScene(context, this.random);
    this.archer = new Archer(stage, input, this.bow);
    this.voice = new RangeVoice(synth);
    this.readout = new Readout(stage);
    stage.renderer.domElement.style.cursor = 'crosshair';
    this.bow.visible = false;
    if (context.quality.shot === undefined) void context.shop.open((end) => this.offer(end?.bought === true));
  }

  start(): void {
    this.round += 1;
    this.keeper = new RoundKeeper();
    this.shots = [];
    this.field.fill();
    this.archer.rest();
    this.closing = 0;
    this.running = true;
    this.bow.visible = true;
    this.readout.show(true);
  }

  hold(held: boolean): void {
    if (held) this.archer.rest();
  }

  play(seconds: number): void {
    const { stage, input } = this.context;
    this.time += seconds;
    const goal = windAt(this.round, Math.min(arrowsOfRound - 1, this.keeper.loosed), this.time);
    this.wind += (goal - this.wind) * (1 - Math.exp(-seconds * 1.6));
    lookDrift(stage, input, seconds, 0.3, 0.16);
    const before = this.archer.draw;
    const loosed = this.archer.update(seconds, this.keeper.left > 0);
    if (before === 0 && this.archer.draw > 0) this.voice.nock();
    if (loosed !== undefined && this.keeper.loose()) {
      this.shots.push({ ...loosed, age: 0 });
      this.voice.loose(before);
    }
    this.scene.guide.show(this.archer.head, this.archer.velocity, this.archer.draw);
    this.shots = this.shots.filter((shot) => this.fly(shot, seconds));
    this.readout.update(this.keeper, this.wind);
    if (!this.keeper.over) return;
    this.closing += seconds;
    if (this.closing > 1.5) this.end();
  }

  ambience(seconds: number, time: number): void {
    this.field.update(seconds, time);
    this.voice.update(this.wind);
    this.readout.drift(seconds);
    if (!this.running) this.wind += (3.2 * Math.sin(time * 0.11) - this.wind) * Math.min(1, seconds);
    this.scene.update(this.shots, this.field.targets, this.wind, seconds, time);
  }

  compose(shot: string): void {
    this.bow.visible = true;
    composeRange(shot, this.context.stage, this.scene, this.field, this.bow);
  }

  /** Moves one arrow. Returns false when its flight has ended. */
  private fly(shot: Shot, seconds: number): boolean {
    const from = shot.position.clone();
    flyOn(shot, this.wind, seconds);
    shot.age += seconds;
    this.scene.flock.trail(from, shot.position, this.context.quality.low ? 0.3 : 1);
    const struck = this.field.struck(from, shot.position);
    if (struck !== undefined) {
      const { target, share } = struck;
      const ring = ringPoints(share);
      target.fallen = 0;
      const { points, bonus, bull } = this.keeper.land(ring, target.reach.factor);
      this.scene.burst(target.position, bull);
      this.voice.hit(ring, this.keeper.chain, Math.max(-0.8, Math.min(0.8, target.position.x / 20)));
      const words = [
        bull ? 'Bull’s-eye' : `${ring} × ${target.reach.factor}`,
        ...(bonus > 0 ? [`chain +${bonus}`] : []),
      ];
      this.readout.pop(new Vector3(0, 1.2, 0).add(target.position), `+${points}`, words.join('  ·  '));
      for (const slug of earned(this.keeper)) this.context.achievements.unlock(slug);
      return false;
    }
    if (shot.position.y > cloudLevel && shot.position.z > -80 && shot.age < 5) return true;
    this.keeper.miss();
    this.voice.miss();
    return false;
  }

  private end(): void {
    this.running = false;
    this.bow.visible = false;
    this.scene.guide.visible = false;
    this.readout.show(false);
    const { score, landed, bulls } = this.keeper;
    this.context.finish(
      landed === arrowsOfRound ? 'Twelve true' : 'The quiver is empty',
      [
        `Score ${score.toLocaleString('en')}`,
        `${landed} of ${arrowsOfRound} arrows found paper`,
        `${bulls} ${bulls === 1 ? 'bull’s-eye' : 'bull’s-eyes'}`,
      ],
      this.score.end(score),
    );
  }

  /** Offers the ember arrows, or a choice between arrows for their owners. */
  private offer(bought: boolean): void {
    const { shop } = this.context;
    const owned = shop.has(embers);
    if (bought || !this.offered) this.burning = owned;
    this.offered = owned;
    this.scene.flock.burning = owned && this.burning;
    const choice = {
      label: 'Ember Arrows',
      pressed: this.burning,
      act: () => {
        this.burning = !this.burning;
        this.offer(false);
      },
    };
    this.context.menu(owned ? [choice] : shop.entries());
  }
}

import { Vector3 } from 'three';
import type { Game, GameContext } from '../kit/game';
import { storeScore } from '../kit/keep-score';
import { lookDrift } from '../kit/look-drift';
import { seededRandom } from '../kit/seeded-random';
import { composeOrbit } from './compose-orbit';
import { outfitted } from './build-features';
import { Locker } from './locker';
import { MissionKeeper } from './mission-keeper';
import { OrbitScene } from './orbit-scene';
import { Readout } from './readout';
import { ShipVoice } from './ship-voice';
import { farOut } from './tether';
import { ToolBelt } from './tool-belt';
import { planWave, type WavePlan } from './wave-plan';

const rest = 5;
const damage = 12;

/** The salvage mission: pull crates aboard and destroy drones, wave after wave. */
export class OrbitGame implements Game {
  private readonly scene: OrbitScene;
  private readonly voice: ShipVoice;
  private readonly belt: ToolBelt;
  private readonly readout: Readout;
  private readonly context: GameContext;
  private readonly locker: Locker | undefined;
  private readonly scores = storeScore('main');
  private readonly random = seededRandom(515);
  private keeper = new MissionKeeper();
  private plan: WavePlan = planWave(1, 1);
  private spawned = 0;
  private inWave = 0;
  private pause = rest;
  private time = 0;
  private missions = 0;

  constructor(context: GameContext) {
    this.context = context;
    this.scene = new OrbitScene(context);
    this.voice = new ShipVoice(context.synth);
    this.readout = new Readout(context.stage);
    this.locker = outfitted ? new Locker(context) : undefined;
    this.belt = new ToolBelt(context, this.scene, this.voice, this.locker);
    for (const [x, y, z] of [
      [0.2, 1.5, -6],
      [-3, 2.6, -9],
      [3.4, 0.9, -8],
    ] as const)
      this.scene.salvage.add(new Vector3(x, y, z), this.random);
  }

  start(): void {
    this.missions += 1;
    this.keeper = new MissionKeeper();
    this.scene.drones.list = [];
    this.scene.bolts.hostile = [];
    this.scene.salvage.crates = [];
    this.scene.salvage.add(new Vector3(0, 1.5, -6), this.random);
    this.plan = planWave(this.missions, 1);
    this.pause = rest + 2;
    this.readout.show(true);
    this.ready();
    this.context.say('Salvage first', 'Pull the glowing crates aboard');
  }

  play(seconds: number): void {
    const { input, stage } = this.context;
    this.time += seconds;
    lookDrift(stage, input, seconds, 0.5, 0.24);
    for (let i = this.belt.update(seconds, this.time); i > 0; i -= 1) this.keeper.deflect();
    this.runWave(seconds);
    this.land();
    this.readout.update(this.keeper, this.plan.number);
    if (this.keeper.ace) this.context.achievements.unlock('drone-ace');
    if (!this.keeper.lost) return;
    if (this.locker?.take()) {
      this.keeper.mend();
      this.context.say('Spare shield', 'One tin of foam less in the locker');
      this.voice.aboard(3);
      return;
    }
    this.scene.drones.list = [];
    this.readout.show(false);
    this.scene.explode(new Vector3(0, 1.2, -3), 1.6);
    this.voice.explode();
    const { score, salvaged, destroyed } = this.keeper;
    const lines = [
      `Score ${score.toLocaleString('en')}`,
      `Wave ${this.plan.number}`,
      `${salvaged} crates aboard, ${destroyed} drones destroyed`,
    ];
    this.context.finish('Shields down', lines, this.scores.end(score));
  }

  ambience(seconds: number, time: number): void {
    this.voice.hum();
    for (const crate of this.scene.salvage.update(seconds, time)) {
      this.keeper.salvage(this.plan.number);
      this.scene.gather(crate.position);
      this.voice.aboard(this.keeper.salvaged);
      this.context.achievements.unlock('first-salvage');
    }
    this.scene.bolts.update(seconds, time);
    this.scene.update(seconds, time);
  }

  compose(shot: string): void {
    composeOrbit(shot, this.context, this.scene);
  }

  private ready(): void {
    this.spawned = 0;
    this.inWave = 0;
    for (let i = 0; i < this.plan.salvage; i += 1) this.crate(7, 15);
    if (this.locker !== undefined) this.crate(farOut.least, farOut.most);
  }

  private crate(least: number, most: number): void {
    const turn = this.random.range(-0.75, 0.75);
    const far = this.random.range(least, most);
    this.scene.salvage.add(
      new Vector3(Math.sin(turn) * far, this.random.range(-1.2, 4.5), -Math.cos(turn) * far),
      this.random,
    );
  }

  private runWave(seconds: number): void {
    const { drones, bolts } = this.scene;
    if (this.pause > 0) {
      this.pause -= seconds;
      if (this.pause > 0) return;
      this.context.say(`Wave ${this.plan.number}`, `${this.plan.arrivals.length} drones on the way`);
      this.voice.wave();
      if (this.plan.number >= 5) this.context.achievements.unlock('wave-5');
    }
    this.inWave += seconds;
    for (
      let next = this.plan.arrivals[this.spawned];
      next !== undefined && next.at <= this.inWave;
      next = this.plan.arrivals[this.spawned]
    ) {
      drones.add(next, this.plan.firePause);
      this.spawned += 1;
    }
    const head = this.context.stage.head(new Vector3());
    for (const drone of drones.update(seconds, this.time, this.plan.firePause)) {
      bolts.fireAt(drone.position, head.clone().add(new Vector3(0, -0.3, 0)), this.plan.boltSpeed);
      this.context.synth.play({
        frequency: 240,
        slideTo: 90,
        duration: 0.25,
        gain: 0.07,
        type: 'sawtooth',
        cutoff: 900,
        pan: Math.sign(drone.position.x) * 0.4,
      });
    }
    if (this.spawned < this.plan.arrivals.length || drones.list.length > 0) return;
    const points = this.keeper.clear(this.plan.number);
    this.context.say(`Wave ${this.plan.number} clear`, `+${points}`);
    this.plan = planWave(this.missions, this.plan.number + 1);
    this.pause = rest;
    this.ready();
  }

  private land(): void {
    const { bolts, drones } = this.scene;
    const head = this.context.stage.head(new Vector3());
    const spent = new Set<unknown>();
    for (const bolt of bolts.friendly) {
      const drone = drones.list.find(({ position }) => position.distanceTo(bolt.position) < 1.3);
      const orb = bolts.hostile.find(({ position }) => position.distanceTo(bolt.position) < 1.1);
      if (drone !== undefined) {
        spent.add(bolt);
        drone.armour -= 1;
        drone.flash = 1;
        this.scene.chip(drone.position, '#ffb060');
        this.voice.chip();
        if (drone.armour > 0) continue;
        drones.remove(drone);
        this.keeper.destroy(drone.worth, this.plan.number);
        this.scene.explode(drone.position, drone.worth > 1 ? 1.7 : 1.1);
        this.voice.explode();
      } else if (orb !== undefined) {
        spent.add(bolt).add(orb);
        this.keeper.deflect();
        this.scene.chip(orb.position, '#ff5030');
        this.voice.chip();
      }
    }
    for (const orb of bolts.hostile) {
      if (spent.has(orb) || orb.position.distanceTo(head) > 0.75) continue;
      spent.add(orb);
      this.keeper.hit(damage);
      this.scene.chip(orb.position.clone().add(new Vector3(0, 0, -0.6)), '#ff6030');
      this.voice.hit();
      for (const aim of this.context.input.aims) aim.shake(1, 160);
    }
    if (spent.size === 0) return;
    bolts.friendly = bolts.friendly.filter((bolt) => !spent.has(bolt));
    bolts.hostile = bolts.hostile.filter((bolt) => !spent.has(bolt));
  }
}

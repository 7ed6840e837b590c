import type { Game, GameContext } from '../kit/game';
import { storeScore } from '../kit/keep-score';
import { lookDrift } from '../kit/look-drift';
import type { Memory } from '../kit/memory';
import { headingOf, lampAt, seaLevel, turned, type Heading } from './beam';
import { beamLight } from './beam-light';
import { blankLog, mergeLogs, readLog, type KeepLog } from './keep-log';
import { KeepReadout } from './keep-readout';
import { NightKeeper, shelves } from './night-keeper';
import { ShelfPanels } from './shelf-panels';
import { StormScene } from './storm-scene';
import { StormVoice } from './storm-voice';
import { Watch } from './watch';
import { planWatch } from './watch-plan';

type Phase = 'calm' | 'watch' | 'choosing' | 'dawn';

const calm = 2.5;
const dawnTime = 6;
const shadesWanted = 25;

/** The night in the lighthouse: the beam follows the keeper's hand, and ships follow the beam. */
export class KeepGame implements Game {
  private readonly scene: StormScene;
  private readonly voice: StormVoice;
  private readonly readout: KeepReadout;
  private readonly panels: ShelfPanels;
  private readonly context: GameContext;
  private readonly log: Memory<KeepLog>;
  private readonly board = storeScore('main');
  private keeper = new NightKeeper();
  private watch = new Watch(planWatch(1, 1));
  private phase: Phase = 'calm';
  private clock = 0;
  private gifts = 0;
  private banished = 0;
  private heading: Heading = { yaw: 0, pitch: -0.2 };
  private wanted: Heading = { yaw: 0, pitch: -0.2 };
  private running = false;

  constructor(context: GameContext) {
    this.context = context;
    this.scene = new StormScene(context);
    this.voice = new StormVoice(context.synth);
    this.readout = new KeepReadout(context.stage);
    this.panels = new ShelfPanels(context.stage);
    this.log = context.remember({
      name: 'The keeper’s log',
      blank: blankLog,
      read: readLog,
      merge: mergeLogs,
    });
    this.log.onLoad(({ best }) => {
      this.board.know(best);
      this.offer();
    });
    if (context.quality.shot !== undefined) return;
    void context.shop.open((end) => {
      this.offer();
      if (end?.bought === true) context.say('A flare in the locker', 'Fire it when the sea is full');
    });
  }

  private get bought(): number {
    return Math.max(0, this.context.shop.count('signal-flare') - this.log.value.fired);
  }

  private offer(): void {
    this.context.menu(this.context.shop.entries({ 'signal-flare': this.bought }));
  }

  start(): void {
    this.keeper = new NightKeeper();
    this.gifts = 0;
    this.running = true;
    beamLight.dawn.value = 0;
    this.panels.show(undefined);
    this.readout.show(true);
    this.begin();
  }

  play(seconds: number): void {
    const { input, stage } = this.context;
    this.clock += seconds;
    lookDrift(stage, input, seconds, 0.3, 0.12, stage.portrait ? -0.2 : -0.14);
    this.aim(seconds);
    if (this.phase === 'choosing') this.choose();
    else if (this.phase === 'dawn') this.rise();
    else if (this.phase === 'watch' || this.clock > calm) this.keepWatch(seconds);
    const touches = input.aims.filter(({ kind, pressed }) => kind === 'touch' && pressed);
    const twoFingers = touches.length > 1 && touches.some(({ pressedNow }) => pressedNow);
    if (input.keys.includes('KeyF') || twoFingers || input.aims.some(({ squeezedNow }) => squeezedNow)) this.flare();
    this.readout.update(this.keeper, this.gifts + this.bought);
  }

  ambience(seconds: number, time: number): void {
    this.voice.update();
    if (!this.running) this.heading = { yaw: Math.sin(time * 0.25) * 0.5, pitch: -0.17 + Math.sin(time * 0.4) * 0.05 };
    this.scene.shine(this.heading, this.keeper.halfAngle, 1 + 0.14 * this.keeper.lamp.oil);
    this.scene.update(this.watch.ships, this.watch.shades, seconds, time);
  }

  async compose(shot: string): Promise<void> {
    const { composeKeep } = await import('./compose-keep');
    composeKeep(shot, this.context.stage, this.scene);
  }

  private begin(): void {
    const { night, watch } = this.keeper;
    const plan = planWatch(night, watch);
    this.watch = new Watch(plan);
    const first = night === 1 && watch === 1;
    this.phase = 'calm';
    this.clock = first ? calm : 0;
    if (first) this.context.say('Light the ship ahead', 'Hold the beam on it until its ring is gold');
    else this.context.say(`Watch ${watch} of night ${night}`, `${plan.ships.length} ships are looking for the harbour`);
  }

  private aim(seconds: number): void {
    const { input } = this.context;
    const aim = input.primary;
    if (aim.active) {
      const down = aim.direction.y;
      const far = down < -0.02 ? Math.min(175, (seaLevel + 1.5 - aim.origin.y) / down) : 175;
      this.wanted = headingOf(aim.origin.clone().addScaledVector(aim.direction, far).sub(lampAt));
    }
    this.heading = turned(this.heading, this.wanted, this.keeper.turn * seconds);
  }

  private keepWatch(seconds: number): void {
    const { achievements, input } = this.context;
    this.phase = 'watch';
    const events = this.watch.step(seconds, this.heading, beamLight.flare.value, this.keeper);
    for (const ship of events.home) {
      this.scene.welcome(ship);
      this.voice.home(this.keeper.home);
      achievements.unlock('safe-harbour');
    }
    for (const ship of events.wrecked) {
      this.scene.wreck(ship);
      this.voice.wreck();
      for (const aim of input.aims) aim.shake(1, 200);
    }
    for (const { at } of events.dissolved) {
      this.banished += 1;
      this.scene.dissolve(at);
      this.voice.dissolve();
      achievements.progress('shade-breaker', this.banished / shadesWanted);
    }
    if (events.passed.length > 0) this.voice.passed();
    if (this.keeper.over) this.end();
    else if (this.watch.over) this.endWatch();
  }

  private endWatch(): void {
    this.watch.shades = [];
    if (this.keeper.endWatch()) return this.dawn();
    this.phase = 'choosing';
    this.panels.show(this.keeper);
    this.context.say('All is quiet', 'Take one thing from the shelves');
  }

  private choose(): void {
    const { input } = this.context;
    const shelf = this.panels.update(input.aims, input.keys);
    const none = !shelves.some((each) => this.keeper.canImprove(each));
    if (!none && (shelf === undefined || !this.keeper.canImprove(shelf))) return;
    if (shelf !== undefined) this.keeper.improve(shelf);
    this.voice.improve();
    this.panels.show(undefined);
    this.begin();
  }

  private dawn(): void {
    this.phase = 'dawn';
    this.clock = 0;
    this.gifts += 1;
    this.log.change({ ...this.log.value, nights: this.log.value.nights + 1 });
    this.voice.dawn();
    this.context.achievements.unlock('first-dawn');
    this.context.say('Dawn', `Night ${this.keeper.survived} is over. A grateful crew left you a flare`);
  }

  private rise(): void {
    const share = Math.min(1, this.clock / dawnTime);
    beamLight.dawn.value = Math.sin(share * Math.PI) * 0.9;
    if (share < 1) return;
    beamLight.dawn.value = 0;
    this.phase = 'choosing';
    this.panels.show(this.keeper);
  }

  private flare(): void {
    if (this.phase !== 'watch' || beamLight.flare.value > 0.3) return;
    if (this.gifts > 0) this.gifts -= 1;
    else if (this.bought > 0) {
      this.log.change({ ...this.log.value, fired: this.log.value.fired + 1 });
      this.offer();
    } else return this.context.say('No flare in the locker', 'Each dawn brings one');
    beamLight.flare.value = 1;
    this.voice.flare();
  }

  private end(): void {
    this.running = false;
    this.watch = new Watch({ ships: [], shades: [] });
    this.readout.show(false);
    const { score, home, shades, survived } = this.keeper;
    const more = this.board.end(score);
    this.log.change({ ...this.log.value, best: Math.max(this.log.value.best, score) });
    const { nights } = this.log.value;
    this.context.finish(
      'The harbour lost its trust',
      [
        `Score ${score.toLocaleString('en')}`,
        `${home} ships brought home, ${shades} shades driven off`,
        `${survived} ${survived === 1 ? 'night' : 'nights'} survived, ${nights} in all`,
      ],
      more,
    );
  }
}

import { Color, Vector3 } from 'three';
import type { Game, GameContext } from '../kit/game';
import type { Memory } from '../kit/memory';
import { portal } from '../kit/portal';
import {
  apart,
  conjunctions,
  mergeFound,
  nothingFound,
  readFound,
  shares,
  conjunctionsAt,
  stillness,
  type Found,
} from './almanac';
import { AlmanacBoard } from './almanac-board';
import { composeOrrery } from './compose-orrery';
import { turnOn, type Turning } from './crank';
import { OrreryHand } from './orrery-hand';
import { OrreryScene } from './orrery-scene';
import { OrreryVoice } from './orrery-voice';
import { moons, planets } from './planets';

const eye = new Vector3(0, 1.78, 0.42);
const look = new Vector3(0, 1.02, -1.05);
const nearEye = new Vector3(0, 1.4, 0.1);
const nearLook = new Vector3(0, 1.31, -0.62);
/** Resistance of the wheels during an unrecorded conjunction. */
const detent = 0.28;

/** The hand-cranked orrery: turn time, select planets, light their moons, record six conjunctions. */
export class OrreryGame implements Game {
  private readonly scene: OrreryScene;
  private readonly board: AlmanacBoard;
  private readonly hand: OrreryHand;
  private readonly voice: OrreryVoice;
  private readonly memory: Memory<Found>;
  private readonly context: GameContext;
  private readonly looking = look.clone();
  private turning: Turning = { years: 0, pace: 0 };
  private near: number | undefined;
  private still = 0;
  private guest = true;

  constructor(context: GameContext) {
    this.context = context;
    const { input, stage, synth } = context;
    input.arrowsAim = false;
    this.scene = new OrreryScene(context);
    this.board = new AlmanacBoard(stage);
    this.hand = new OrreryHand(input, stage, this.scene.worlds, this.scene.machine);
    this.voice = new OrreryVoice(synth);
    this.memory = context.remember({ name: 'Brass Orrery', blank: nothingFound, read: readFound, merge: mergeFound });
    if (context.quality.shot !== undefined) return;
    portal.onAuth((alias) => this.engrave(alias));
    void portal.alias().then((alias) => this.engrave(alias));
  }

  start(): void {
    this.turning = { years: 0, pace: 0 };
    this.near = undefined;
    this.still = 0;
    this.board.show(true);
  }

  hold(held: boolean): void {
    if (held) this.turning = { ...this.turning, pace: 0 };
  }

  play(seconds: number): void {
    const { moons: lit, lines } = this.memory.value;
    const wish = this.hand.read(this.near, lit, seconds);
    const news = conjunctionsAt(this.turning.years).filter(({ slug }) => !lines.includes(slug));
    const wanted = wish.pace === undefined ? undefined : wish.pace * (news.length > 0 ? detent : 1);
    this.turning = turnOn(this.turning, wanted, seconds);
    if (wish.planet !== undefined) this.call(wish.planet === 'none' ? undefined : wish.planet);
    if (wish.moon !== undefined) this.kindle(wish.moon);
    if (wish.name === true && this.guest) portal.openLogin();
    this.read(
      news.map(({ slug }) => slug),
      seconds,
    );
    this.board.update(this.turning.years, this.near, this.memory.value);
  }

  ambience(seconds: number, time: number): void {
    const playing = document.documentElement.dataset['state'] === 'playing';
    // The wheels turn by themselves before the first run.
    if (document.documentElement.dataset['state'] === 'ready') this.turning = turnOn(this.turning, 0.12, seconds);
    if (playing) this.voice.update(this.turning.years);
    this.scene.update(
      this.turning.years,
      this.near,
      this.memory.value,
      Math.min(1, this.still / stillness),
      seconds,
      time,
    );
    this.see(seconds);
  }

  compose(shot: string): void {
    composeOrrery(shot, this.context.stage, this.scene);
  }

  private engrave(alias: string | undefined): void {
    this.guest = alias === undefined;
    this.scene.machine.engrave(alias);
  }

  private see(seconds: number): void {
    const { stage, input } = this.context;
    if (stage.presenting) return;
    const { screen } = input.primary;
    const [from, to] = this.near === undefined ? [eye, look] : [nearEye, nearLook];
    const wish = from.clone().add(new Vector3(screen.x * 0.1, screen.y * 0.06, 0));
    const ease = Math.min(1, seconds * 3.2);
    stage.camera.position.lerp(wish, seconds === 0 ? 1 : ease);
    this.looking.lerp(to, seconds === 0 ? 1 : ease);
    stage.camera.lookAt(this.looking);
  }

  private call(planet: number | undefined): void {
    this.near = planet;
    if (planet !== undefined) this.voice.planet(planet);
  }

  private kindle(name: string): void {
    const { value } = this.memory;
    if (value.moons.includes(name)) return;
    const moon = this.scene.worlds.moonsOf(this.near ?? -1).find((known) => known.name === name);
    if (moon !== undefined) this.scene.flash(moon.at, 30, new Color(0.8, 1.1, 1.6));
    this.voice.moon(moons.indexOf(name));
    this.context.say(name, `A moon of ${planets.find((planet) => planet.moons.includes(name))?.name ?? ''} is lit`);
    this.keep({ ...value, moons: [...value.moons, name] });
  }

  /** Records a conjunction after time has stopped for a moment. */
  private read(news: readonly string[], seconds: number): void {
    const calm = news.length > 0 && Math.abs(this.turning.pace) < 0.03;
    this.still = calm ? this.still + seconds : 0;
    if (this.still < stillness) return;
    this.still = 0;
    const { value } = this.memory;
    for (const conjunction of conjunctions.filter(({ slug }) => news.includes(slug))) {
      const away = apart(conjunction, this.turning.years).toFixed(1);
      this.context.say(conjunction.name, `${conjunction.planets.join(' and ')}, ${away}° apart`);
      for (const name of conjunction.planets)
        this.scene.flash(
          this.scene.worlds.place(planets.findIndex((planet) => planet.name === name)),
          50,
          new Color(1.6, 1, 0.4),
        );
    }
    this.voice.line();
    for (const aim of this.context.input.aims) aim.shake(0.7, 120);
    this.keep({ ...value, lines: [...value.lines, ...news] });
  }

  private keep(found: Found): void {
    this.memory.change(mergeFound(found, nothingFound));
    const { achievements } = this.context;
    for (const [slug, share] of Object.entries(shares(this.memory.value)))
      if (share > 0) achievements.progress(slug, share);
    if (found.lines.length === conjunctions.length && found.moons.length === moons.length)
      this.context.say('The almanac is full', 'Every line read, every moon lit');
  }
}

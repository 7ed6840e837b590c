import { Vector3 } from 'three';
import type { Aim } from '../kit/aim';
import type { Game, GameContext } from '../kit/game';
import { Hud } from '../kit/hud';
import { lookDrift } from '../kit/look-drift';
import type { Memory } from '../kit/memory';
import { seededRandom } from '../kit/seeded-random';
import { TextPanel } from '../kit/text-panel';
import { coloured } from './build-features';
import { composeLake } from './compose-lake';
import type { Lantern } from './lantern';
import { LanternField } from './lantern-field';
import { burnTime, earned, slowBurnTime } from './lantern-rules';
import { blankSave, mergeSaves, readSave, type LakeSave } from './lake-save';
import { LakeChest } from './lake-chest';
import { LakeScene } from './lake-scene';
import { LakeVoice } from './lake-voice';
import { dyeAtHand, nextDye, paperColour, paperNames } from './paper';

/** The night on the lake: hold to light a lantern, release it to let it rise. */
export class LakeGame implements Game {
  private readonly random = seededRandom(20260);
  private readonly field: LanternField;
  private readonly scene: LakeScene;
  private readonly voice: LakeVoice;
  private readonly hud: Hud;
  private readonly tally = new TextPanel({
    width: 0.62,
    height: 0.15,
    align: 'center',
    backing: 'rgba(8, 10, 22, 0.5)',
  });
  private readonly inHand = new Map<Aim, Lantern>();
  private readonly context: GameContext;
  private readonly save: Memory<LakeSave>;
  private readonly chest: LakeChest | undefined;

  constructor(context: GameContext) {
    this.context = context;
    this.field = new LanternField(this.random, context.quality.low);
    this.scene = new LakeScene(context, this.random, this.field.room);
    this.voice = new LakeVoice(context.synth);
    this.hud = new Hud(context.stage);
    this.hud.add(this.tally, {
      anchor: [0, -1],
      xr: [0, 0.62, -1.5],
      size: [0.62, 0.15],
      share: 0.24,
      portraitShare: 0.6,
    });
    this.hud.show(false);
    this.save = context.remember({ name: 'The lake', blank: blankSave, read: readSave, merge: mergeSaves });
    this.chest = coloured ? new LakeChest(context, this.scene.kite, this.save) : undefined;
    for (let i = 0; i < 16; i += 1) {
      const at = new Vector3(this.random.range(-70, 70), this.random.range(0.4, 30), this.random.range(-95, -60));
      this.field.addFar(at, paperColour(0, i));
    }
  }

  start(): void {
    this.field.douse();
    this.hud.show(true);
  }

  hold(held: boolean): void {
    if (!held) return;
    for (const [aim, lantern] of this.inHand) this.release(aim, lantern);
  }

  play(seconds: number): void {
    const { input, stage } = this.context;
    lookDrift(stage, input, seconds, 0.34, 0.2);
    for (const aim of input.aims) {
      if (aim.squeezedNow && this.chest !== undefined) this.changePaper(this.chest);
      if (aim.pressedNow && !this.inHand.has(aim)) {
        this.inHand.set(aim, this.field.kindle(this.handAt(aim), paperColour(this.dye, this.field.released)));
        this.voice.kindle();
      }
      const lantern = this.inHand.get(aim);
      if (lantern === undefined) continue;
      lantern.position.lerp(this.handAt(aim), Math.min(1, seconds * 12));
      if (aim.releasedNow) this.release(aim, lantern);
    }
    for (const [aim, lantern] of this.inHand) if (!aim.active) this.release(aim, lantern);
    for (const slug of earned(this.field.released, this.field.aloft)) this.context.achievements.unlock(slug);
    this.hud.update();
    this.tally.write([
      {
        text: `${this.field.aloft} aloft   ·   ${this.save.value.lit} lit in all${this.wicks}`,
        size: 0.42,
        weight: 500,
        colour: '#ffd9a8',
      },
    ]);
  }

  ambience(seconds: number, time: number): void {
    this.field.update(seconds, time);
    this.voice.update(this.field.aloft);
    for (const name of this.scene.update(this.field, seconds, time)) {
      this.voice.pattern();
      this.context.say(name, 'A constellation is whole');
    }
  }

  compose(shot: string): void {
    composeLake(shot, this.context.stage, this.field, this.scene, this.random);
  }

  private get dye(): number {
    return this.chest === undefined ? 0 : dyeAtHand(this.save.value.dye, this.chest.has);
  }

  private changePaper(chest: LakeChest): void {
    const dye = nextDye(this.dye, chest.has);
    chest.take(dye);
    this.context.say(`${paperNames[dye] ?? 'Amber'} paper`, 'Your next lanterns');
    this.context.synth.play({ frequency: 660 + dye * 60, duration: 0.4, gain: 0.05 });
  }

  private get wicks(): string {
    const left = this.chest?.wicks ?? 0;
    return left === 0 ? '' : `   ·   ${left} slow ${left === 1 ? 'wick' : 'wicks'}`;
  }

  private handAt(aim: Aim): Vector3 {
    const reach = aim.kind === 'xr' ? 0.55 : 2.4;
    return aim.origin
      .clone()
      .addScaledVector(aim.direction, reach)
      .add(new Vector3(0, aim.kind === 'xr' ? 0.02 : -0.25, 0));
  }

  private release(aim: Aim, lantern: Lantern): void {
    this.inHand.delete(aim);
    const ahead = aim.direction
      .clone()
      .setY(0)
      .normalize()
      .add(new Vector3(0, 0, -0.2));
    this.field.release(lantern, ahead, this.chest?.burnWick() === true ? slowBurnTime : burnTime);
    this.save.change({ ...this.save.value, lit: this.save.value.lit + 1 });
    this.scene.embers(lantern.position, this.random, this.context.quality.low ? 6 : 22);
    this.voice.release(this.field.released);
    aim.shake(0.5, 60);
  }
}

import { Vector3 } from 'three';
import type { Aim } from '../kit/aim';
import type { Game, GameContext } from '../kit/game';
import { Hud } from '../kit/hud';
import { lookDrift } from '../kit/look-drift';
import type { Memory } from '../kit/memory';
import { PanelButtons } from '../kit/panel-buttons';
import { PointerRays } from '../kit/pointer-rays';
import { portal } from '../kit/portal';
import { composeReef } from './compose-reef';
import { creatures, hours, type Hour } from './creatures';
import { blankDiary, bound, photographed, readDiary, share, type Diary } from './diary';
import { DiaryPanel } from './diary-panel';
import { driftAt } from './drift-way';
import { Flash } from './flash';
import { ReefScene } from './reef-scene';
import { ReefVoice } from './reef-voice';
import { subjectOf } from './viewfinder';

const hourLength = 90;

/** A day over the reef: the shoal follows the hand, and the player photographs creatures. */
export class ReefGame implements Game {
  private readonly scene: ReefScene;
  private readonly voice: ReefVoice;
  private readonly buttons: PanelButtons;
  private readonly rays: PointerRays;
  private readonly hud: Hud;
  private readonly diary: DiaryPanel;
  private readonly flash: Flash;
  private readonly memory: Memory<Diary>;
  private readonly context: GameContext;
  private hour: Hour = 'noon';
  private inHour = 0;
  private drifted = 0;
  private held = true;

  constructor(context: GameContext) {
    this.context = context;
    this.scene = new ReefScene(context, this.hour);
    this.voice = new ReefVoice(context.synth);
    this.rays = new PointerRays(context.stage, 4);
    this.flash = new Flash(context.stage);
    this.hud = new Hud(context.stage);
    this.diary = new DiaryPanel(this.hud);
    this.buttons = new PanelButtons(
      context.stage,
      [
        { id: 'dawn', sign: '◐', word: 'Dawn' },
        { id: 'noon', sign: '☀', word: 'Noon' },
        { id: 'night', sign: '☾', word: 'Night' },
        { id: 'diary', sign: '▤', word: 'Diary' },
      ],
      '#7df0e0',
    );
    this.memory = context.remember({ blank: blankDiary, name: 'Diary', read: readDiary, merge: bound });
    this.memory.onLoad((diary) => this.reportAchievements(diary));
    portal.onAuth((alias) => {
      this.diary.close();
      if (alias !== undefined) context.say(`The diary of ${alias}`, 'Its pages are coming up');
    });
    this.place();
  }

  start(): void {
    this.held = false;
    this.buttons.show(true);
    this.diary.close();
    this.context.say('Noon at the reef', 'Point at a creature and take its picture');
  }

  hold(held: boolean): void {
    this.held = held;
    this.buttons.show(!held);
    if (held) this.diary.close();
    this.diary.update(this.memory.value);
  }

  play(seconds: number): void {
    const { input, stage } = this.context;
    lookDrift(stage, input, seconds, 0.75, 0.42);
    this.drifted += seconds;
    this.inHour += seconds;
    if (this.inHour > hourLength) this.turnTo(hours[(hours.indexOf(this.hour) + 1) % hours.length] ?? 'noon');
    this.place();
    const button = this.buttons.update(input.aims);
    if (button === 'diary') this.diary.toggle();
    else for (const hour of hours) if (button === hour && hour !== this.hour) this.turnTo(hour);
    for (const aim of input.aims) {
      this.lead(aim);
      if (aim.pressedNow && this.buttons.under(aim) === undefined) this.photograph(aim);
    }
    this.rays.update(input.aims);
    this.hud.update();
    this.diary.update(this.memory.value);
    this.label();
  }

  ambience(seconds: number, time: number): void {
    if (this.held && seconds > 0) {
      this.drifted += seconds * 0.4;
      this.place();
      const { x, z, heading } = driftAt(this.drifted);
      const turn = time * 0.25;
      this.scene.target.set(
        x - Math.sin(heading) * 3.4 + Math.sin(turn),
        2,
        z - Math.cos(heading) * 3.4 + Math.cos(turn),
      );
    }
    this.voice.update(this.hour);
    this.flash.update(seconds);
    this.scene.update(this.hour, seconds, time);
  }

  compose(shot: string): void {
    composeReef(shot, this.context.stage, this.scene);
  }

  private place(): void {
    const { rig, presenting } = this.context.stage;
    const { x, y, z, heading } = driftAt(this.drifted);
    rig.position.set(x, presenting ? 0.2 : y, z);
    // In a headset the player turns their head. Turning the view would cause motion sickness.
    if (!presenting) rig.rotation.y = heading;
  }

  private lead({ origin, direction, kind }: Aim): void {
    const goal = origin.clone().addScaledVector(direction, kind === 'xr' ? 2 : 3.2);
    goal.y = Math.max(0.5, goal.y);
    this.scene.target.lerp(goal, 0.12);
  }

  private photograph({ origin, direction }: Aim): void {
    this.voice.shutter();
    this.flash.fire();
    const { x, y, z } = direction;
    const subject = subjectOf([x, y, z], this.scene.wildlife.subjects(new Vector3().copy(origin)));
    const creature = creatures.find(({ slug }) => slug === subject?.slug);
    if (creature === undefined) return;
    const known = this.memory.value.seen.includes(creature.slug);
    const diary = photographed(this.memory.value, creature.slug, this.hour);
    this.memory.change(diary);
    this.context.say(
      creature.name,
      known ? 'You have met before' : `${diary.seen.length} of ${creatures.length} in your diary`,
    );
    if (!known) this.voice.found(diary.seen.length);
    this.reportAchievements(diary);
  }

  /** Reports the achievements of the diary to the portal. */
  private reportAchievements(diary: Diary): void {
    const { achievements } = this.context;
    if (diary.seen.length > 0) achievements.unlock('first-picture');
    achievements.progress('three-hours', diary.hours.length / hours.length);
    achievements.progress('whole-reef', share(diary));
  }

  private turnTo(hour: Hour): void {
    this.hour = hour;
    this.inHour = 0;
    this.voice.hour();
    this.context.say({ dawn: 'Dawn', noon: 'Noon', night: 'Night' }[hour], 'Others wake, others sleep');
  }

  private label(): void {
    const signs = { dawn: '◐', noon: '☀', night: '☾' } as const;
    for (const hour of hours) {
      const word = hour.slice(0, 1).toUpperCase() + hour.slice(1);
      this.buttons.label(hour, signs[hour], hour === this.hour ? `● ${word}` : word);
    }
    this.buttons.label('diary', '▤', `${this.memory.value.seen.length} / ${creatures.length}`);
  }
}

import type { Game, GameContext } from '../kit/game';
import type { Memory } from '../kit/memory';
import { PanelButtons } from '../kit/panel-buttons';
import { PointerRays } from '../kit/pointer-rays';
import { BeadHands } from './bead-hands';
import { composeLoom } from './compose-loom';
import { LoomScene } from './loom-scene';
import { loomView } from './loom-view';
import { LoomVoice } from './loom-voice';
import {
  cleared,
  emptyPattern,
  firstPattern,
  mergedPattern,
  readPattern,
  steps,
  toneAt,
  voices,
  voicesHeard,
  withTempo,
  withTone,
  type Pattern,
} from './pattern';
import { StepClock } from './step-clock';

const glassVoice = 'glass-voice';
const manyBeads = 1000;

interface Sounding {
  readonly voice: number;
  readonly step: number;
  readonly tone: number;
  after: number;
}

/** The loom: beads on turning rings, sounded by shuttles of light. */
export class LoomGame implements Game {
  private readonly scene: LoomScene;
  private readonly voice: LoomVoice;
  private readonly hands = new BeadHands();
  private readonly buttons: PanelButtons;
  private readonly rays: PointerRays;
  private readonly slots: readonly Memory<Pattern>[];
  private readonly clock = new StepClock();
  private readonly context: GameContext;
  private chosen = 0;
  private sounding: Sounding[] = [];
  private heardAt: number | undefined;
  private time = 0;
  private playing = false;

  constructor(context: GameContext) {
    this.context = context;
    this.scene = new LoomScene(context);
    this.voice = new LoomVoice(context.synth);
    this.rays = new PointerRays(context.stage, 3.2);
    this.buttons = new PanelButtons(
      context.stage,
      [
        { id: 'slower', sign: '−', word: 'Slower' },
        { id: 'faster', sign: '+', word: 'Faster' },
        ...[1, 2, 3].map((slot) => ({ id: `slot-${slot}`, sign: String(slot), word: 'Pattern' })),
        { id: 'clear', sign: '○', word: 'Clear' },
        { id: 'glass', sign: '◇', word: 'Glass' },
      ],
      '#ffc46b',
    );
    this.slots = [1, 2, 3].map((slot) =>
      context.remember({
        slot,
        name: `Pattern ${slot}`,
        blank: slot === 1 ? firstPattern : emptyPattern,
        read: readPattern,
        merge: mergedPattern,
      }),
    );
    void context.shop.open((end) => {
      if (end?.bought === true) context.say('The glass voice', 'A further ring turns around you');
      context.menu(context.shop.entries());
    });
  }

  private get pattern(): Pattern {
    return this.slots[this.chosen]?.value ?? emptyPattern;
  }

  private get heard(): number {
    return this.context.shop.has(glassVoice) ? voices.length : voices.length - 1;
  }

  start(): void {
    this.playing = true;
    this.buttons.show(true);
  }

  hold(held: boolean): void {
    this.playing = !held;
    this.heardAt = undefined;
    this.buttons.show(!held);
    if (held) this.hands.drop();
  }

  play(seconds: number): void {
    const { input, stage, synth } = this.context;
    loomView(stage, input, seconds);
    this.press(this.buttons.update(input.aims));
    this.rays.update(input.aims);
    const changes = this.hands.update(
      input.aims,
      this.pattern,
      this.heard,
      this.time,
      (aim) => this.buttons.under(aim) !== undefined,
    );
    for (const { voice, step, tone } of changes) this.put(voice, step, tone);
    // Uses the audio clock if there is one, because late notes are audible and late frames are not.
    const now = synth.now;
    const passed = synth.running && this.heardAt !== undefined ? Math.max(0, now - this.heardAt) : seconds;
    this.heardAt = synth.running ? now : undefined;
    for (const due of this.clock.advance(Math.min(0.5, passed), this.pattern.tempo)) this.sound(due.step, due.after);
    this.label();
  }

  ambience(seconds: number, time: number): void {
    this.time = time;
    this.voice.update();
    for (const note of this.sounding) note.after -= seconds;
    for (const { voice, step, tone, after } of this.sounding)
      if (after <= 0) this.scene.sounded(voice, step, tone, time);
    this.sounding = this.sounding.filter(({ after }) => after > 0);
    if (!this.playing) loomView(this.context.stage, this.context.input, seconds);
    this.scene.update(this.pattern, this.clock.position, this.heard, this.hands.hover, seconds, time);
  }

  compose(shot: string): void {
    composeLoom(shot, this.context.stage, this.scene);
  }

  private sound(step: number, after: number): void {
    for (let voice = 0; voice < this.heard; voice += 1) {
      const tone = toneAt(this.pattern, voice, step);
      const name = voices[voice];
      if (tone === 0 || name === undefined) continue;
      this.voice.sound(name, tone, after, Math.sin((step / steps) * Math.PI * 2) * 0.6);
      this.sounding.push({ voice, step, tone, after });
    }
  }

  private put(voice: number, step: number, tone: number): void {
    const name = voices[voice];
    if (name === undefined) return;
    this.change(withTone(this.pattern, voice, step, tone));
    for (const aim of this.context.input.aims) aim.shake(0.3, 30);
    if (tone === 0) return this.voice.click();
    this.voice.sound(name, tone, 0, 0);
    this.scene.sounded(voice, step, tone, this.time);
    const { achievements } = this.context;
    achievements.unlock('first-thread');
    if (voicesHeard(this.pattern) === 4) achievements.unlock('four-voices');
    const placed = this.slots.reduce((sum, { value }) => sum + value.placed, 0);
    achievements.progress('thousand-beads', placed / manyBeads);
  }

  private change(pattern: Pattern): void {
    this.slots[this.chosen]?.change(pattern);
  }

  private press(button: string | undefined): void {
    if (button === undefined) return;
    this.voice.click();
    this.hands.drop();
    if (button === 'slower' || button === 'faster') this.change(withTempo(this.pattern, button === 'faster' ? 1 : -1));
    else if (button === 'clear') this.change(cleared(this.pattern));
    else if (button === 'glass') this.glass();
    else this.chosen = Number(button.slice('slot-'.length)) - 1;
  }

  private glass(): void {
    if (this.heard === voices.length) return this.context.say('The glass voice', 'It sings on the outermost ring');
    this.context.say('The glass voice', 'A fifth ring, for four coins');
    void this.context.shop.buy(glassVoice);
  }

  private label(): void {
    const { tempo } = this.pattern;
    this.buttons.label('slower', '−', `${tempo} bpm`);
    this.buttons.label('faster', '+', `${tempo} bpm`);
    for (const slot of [1, 2, 3])
      this.buttons.label(`slot-${slot}`, String(slot), slot === this.chosen + 1 ? '● Woven' : 'Pattern');
    this.buttons.label('glass', this.heard === voices.length ? '◆' : '◇', 'Glass');
  }
}

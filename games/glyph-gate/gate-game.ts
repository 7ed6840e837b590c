import type { Game, GameContext } from '../kit/game';
import { Hud } from '../kit/hud';
import { storeScore } from '../kit/keep-score';
import { lookDrift } from '../kit/look-drift';
import type { Memory } from '../kit/memory';
import { PanelButtons } from '../kit/panel-buttons';
import { PointerRays } from '../kit/pointer-rays';
import { TextPanel } from '../kit/text-panel';
import { composeGate } from './compose-gate';
import { trace } from './gate';
import { GateRun } from './gate-run';
import { GateScene } from './gate-scene';
import { GateVoice } from './gate-voice';
import { hintsLeft, hintStone } from './hint-stones';
import { linkageHint, ringName } from './gate-words';
import { gateOf, levels, starsFor } from './levels';
import { furthest, merged, noProgress, opened, readProgress, starTotal, type Progress } from './progress';
import { RingHands } from './ring-hands';
import { solve } from './solve';

const wonder = 3.4;

/** The game at the gate: turn the rings until every light reaches its glyph. */
export class GateGame implements Game {
  private readonly scene: GateScene;
  private readonly voice: GateVoice;
  private readonly hands: RingHands;
  private readonly hud: Hud;
  private readonly plate = new TextPanel({ width: 0.86, height: 0.17, backing: 'rgba(10, 9, 26, 0.55)' });
  private readonly buttons: PanelButtons;
  private readonly rays: PointerRays;
  private readonly memory: Memory<Progress>;
  private readonly board = storeScore('stars', { write: (stars) => `${stars} ★` });
  private readonly context: GameContext;
  private level = 0;
  private run: GateRun;
  private shown: number[] = [];
  private shining = 0;
  private passed = 0;
  private hinted: { readonly ring: number; readonly step: number } | undefined;

  constructor(context: GameContext) {
    this.context = context;
    this.scene = new GateScene(context);
    this.voice = new GateVoice(context.synth);
    this.hands = new RingHands(this.scene);
    this.rays = new PointerRays(context.stage, 5);
    this.hud = new Hud(context.stage);
    this.hud.add(this.plate, {
      anchor: [-1, 1],
      xr: [0, 0.55, -2.4],
      size: [0.86, 0.17],
      share: 0.3,
      portraitShare: 0.58,
    });
    this.buttons = new PanelButtons(
      context.stage,
      [
        { id: 'before', sign: '‹', word: 'Before' },
        { id: 'undo', sign: '↶', word: 'Undo' },
        { id: 'restart', sign: '⟲', word: 'Restart' },
        { id: 'hint', sign: '◆', word: 'Hint' },
        { id: 'next', sign: '›', word: 'Next' },
      ],
      '#ffcf8f',
    );
    this.hud.show(false);
    this.memory = context.remember({ blank: noProgress, name: 'Gates', read: readProgress, merge: merged });
    this.memory.onLoad(({ level, stars }) => {
      this.board.know(starTotal({ stars }));
      if (this.run.count === 0) this.enter(level);
    });
    this.run = new GateRun(gateOf(0));
    this.enter(0);
    void context.shop.open((end) => {
      if (end?.bought === true) context.say('A hint stone', 'It lies in your hand');
      context.menu(context.shop.entries({ [hintStone]: this.stones }));
    });
  }

  private get stones(): number {
    return hintsLeft(this.context.shop.count(hintStone), this.memory.value.hints);
  }

  start(): void {
    this.enter(this.memory.value.level);
    this.hud.show(true);
    this.buttons.show(true);
    this.context.say(`Gate ${this.level + 1}`, 'Turn the rings until each light meets its sign');
  }

  hold(held: boolean): void {
    if (held) this.hands.drop();
    this.buttons.show(!held);
  }

  play(seconds: number): void {
    const { input, stage } = this.context;
    lookDrift(stage, input, seconds, 0.07, 0.05, -0.07);
    this.press(this.buttons.update(input.aims));
    this.rays.update(input.aims);
    const { touched, turn, drag } = this.hands.update(
      input.aims,
      seconds,
      (aim) => this.passed > 0 || this.buttons.under(aim) !== undefined,
    );
    if (turn !== undefined && turn.by !== 0 && this.passed === 0) this.turn(turn.ring, turn.by);
    this.follow(seconds, drag);
    const glow = this.hinted?.ring;
    this.scene.rings.forEach((ring, i) => (ring.lift = i === touched ? 1 : i === glow ? 1.6 : 0));
    if (this.passed > 0) this.wander(seconds);
    this.hud.update();
    this.write();
  }

  ambience(seconds: number, time: number): void {
    const { camera, presenting, portrait } = this.context.stage;
    // Keeps the signs of a wide window above the buttons.
    if (!presenting) camera.position.z = portrait ? 0 : 0.9;
    this.voice.update();
    this.scene.update(this.run.gate, this.run.turns, this.shown, this.passed > 0, seconds, time);
  }

  compose(shot: string): void {
    composeGate(shot, this.context.stage, this.scene);
  }

  private enter(level: number): void {
    this.level = Math.min(level, furthest(this.memory.value));
    this.run = new GateRun(gateOf(this.level));
    this.shown = [...this.run.turns];
    this.scene.build(this.run.gate);
    this.passed = 0;
    this.shining = 0;
    this.hinted = undefined;
    this.hands.drop();
  }

  private turn(ring: number, by: number): void {
    this.run.turn(ring, by);
    this.hinted = undefined;
    this.voice.turn(ring);
    this.scene.grind(ring);
    for (const aim of this.context.input.aims) aim.shake(0.4, 50);
    this.count();
    if (this.run.open) this.win();
  }

  private count(): void {
    const shine = trace(this.run.gate, this.run.turns).filter(({ joined }) => joined).length;
    if (shine > this.shining) this.voice.joined(shine);
    else if (shine < this.shining) this.voice.lost();
    this.shining = shine;
  }

  private win(): void {
    const facts = levels[this.level];
    if (facts === undefined) return;
    const stars = starsFor(facts, this.run.count);
    this.memory.change(opened(this.memory.value, this.level, stars));
    this.passed = 0.001;
    this.voice.open();
    this.scene.burst(this.run.gate.core.length);
    const total = starTotal(this.memory.value);
    const { achievements } = this.context;
    achievements.unlock('first-gate');
    if (stars === 3 && facts.plan.rings >= 4) achievements.unlock('true-turn');
    achievements.progress('star-road', total / (levels.length * 3));
    this.context.say('★'.repeat(stars) + '☆'.repeat(3 - stars), `Open in ${this.run.count} turns`);
  }

  /** Shows the open gate for a moment, then the next gate. The run ends after the last gate. */
  private wander(seconds: number): void {
    this.passed += seconds;
    if (this.passed < wonder) return;
    const total = starTotal(this.memory.value);
    if (this.level < levels.length - 1) {
      void this.board.end(total);
      this.enter(this.level + 1);
      this.context.say(`Gate ${this.level + 1}`, linkageHint(this.level));
      return;
    }
    this.hud.show(false);
    this.buttons.show(false);
    this.passed = 0;
    this.memory.change({ ...this.memory.value, level: 0 });
    this.context.finish(
      'The road is open',
      [`${total} of ${levels.length * 3} stars`, 'Every gate can be walked again for more'],
      this.board.end(total),
    );
  }

  private press(button: string | undefined): void {
    if (button === undefined || this.passed > 0) return;
    this.voice.click();
    this.hands.drop();
    if (button === 'undo' && this.run.undo()) this.count();
    else if (button === 'restart') {
      this.run.restart();
      this.count();
    } else if (button === 'before' && this.level > 0) this.enter(this.level - 1);
    else if (button === 'next') {
      if (this.level < furthest(this.memory.value)) this.enter(this.level + 1);
      else this.context.say('Still shut', 'Open this gate first');
    } else if (button === 'hint') this.hint();
  }

  private hint(): void {
    if (this.hinted !== undefined) return;
    if (this.stones === 0) {
      void this.context.shop.buy(hintStone);
      return this.context.say('No hint stone left', 'One costs a coin');
    }
    const next = solve(this.run.gate, this.run.turns)?.[0];
    if (next === undefined) return;
    this.hinted = next;
    this.memory.change({ ...this.memory.value, hints: this.memory.value.hints + 1 });
    this.voice.hint();
    this.context.menu(this.context.shop.entries({ [hintStone]: this.stones }));
    this.context.say(
      `Turn the ${ringName(next.ring, this.run.gate.rings.length)} ring`,
      next.step > 0 ? 'to the left ↺' : 'to the right ↻',
    );
  }

  private follow(seconds: number, drag: { readonly ring: number; readonly by: number } | undefined): void {
    const ease = 1 - Math.exp(-seconds * 11);
    this.shown = this.shown.map((stood, i) => {
      const pulled = drag === undefined ? 0 : drag.by * (this.run.gate.links[drag.ring]?.[i] ?? 0);
      return stood + ((this.run.turns[i] ?? 0) + pulled - stood) * (drag === undefined ? ease : Math.min(1, ease * 2));
    });
  }

  private write(): void {
    const best = this.memory.value.stars[this.level] ?? 0;
    this.buttons.label('hint', '◆', `Hint ${this.stones}`);
    this.plate.write([
      {
        text: `Gate ${this.level + 1}  ${'★'.repeat(best)}${'☆'.repeat(3 - best)}`,
        size: 0.38,
        weight: 700,
        colour: '#ffdca8',
      },
      { text: `Turns ${this.run.count}  ·  three stars with ${levels[this.level]?.par ?? 0}`, size: 0.24, weight: 500 },
    ]);
  }
}

import { Color, Group, Mesh, Vector3 } from 'three';
import type { GameContext } from '../kit/game';
import { Particles } from '../kit/particles';
import { seededRandom, type SeededRandom } from '../kit/seeded-random';
import { bakeGameSky } from '../kit/sky-box';
import { Stars } from '../kit/stars';
import { angleOf } from './channel-path';
import { duskSky } from './dusk-sky';
import { engraving } from './engraving';
import { places, trace, wrap, type Gate } from './gate';
import { GlyphMark } from './glyph-mark';
import { Heart } from './heart';
import { lightColour } from './light-colours';
import { annulus, RingMesh } from './ring-mesh';
import { StoneMaterial, type SharedLight } from './stone-material';
import { gateAt, Terrace } from './terrace';

const core = 0.38;
const rim = 1.78;
const frameWidth = 0.42;

/** The visible scene: the rings of the current gate and the light in them. */
export class GateScene {
  readonly sparks: Particles;
  readonly gate = new Group();
  rings: readonly RingMesh[] = [];
  private marks: readonly { readonly mark: GlyphMark; readonly light: number }[] = [];
  private fronts: number[] = [];
  private readonly shared: SharedLight = { heart: { value: gateAt.clone() }, glow: { value: new Color() } };
  private readonly heart: Heart;
  private readonly terrace: Terrace;
  private readonly stars: Stars;
  private readonly random: SeededRandom;
  private readonly octaves: number;
  private readonly context: GameContext;
  private warmth = 0;

  constructor(context: GameContext) {
    const { stage, quality } = context;
    this.context = context;
    this.random = seededRandom(77);
    this.octaves = quality.low ? 2 : 4;
    stage.scene.background = bakeGameSky(context, duskSky, 192);
    this.stars = new Stars({
      count: Math.round(1500 * quality.detail),
      distance: 700,
      lowest: 0.12,
      brightness: 0.9,
      seed: 5,
    });
    this.sparks = new Particles(quality.low ? 160 : 520);
    this.heart = new Heart(quality.low ? 2 : 4);
    this.terrace = new Terrace(this.shared, this.random, this.octaves);
    const frame = new Mesh(
      annulus(rim + 0.02, rim + frameWidth, 0.42, 64),
      new StoneMaterial(
        {
          tint: '#8f8494',
          octaves: this.octaves,
          carving: engraving([], rim, rim + frameWidth, this.random),
          radius: rim + frameWidth,
        },
        this.shared,
      ),
    );
    this.gate.position.copy(gateAt);
    this.gate.add(frame, this.heart);
    frame.position.z = 0.05;
    this.heart.position.z = 0.02;
    stage.scene.add(this.gate, this.terrace, this.stars, this.sparks);
  }

  /** Shows another gate. */
  build(gate: Gate): void {
    for (const ring of this.rings) {
      this.gate.remove(ring);
      ring.free();
    }
    for (const { mark } of this.marks) {
      this.gate.remove(mark);
      mark.free();
    }
    const deep = (rim - core) / gate.rings.length;
    this.rings = gate.rings.map((channels, i) => {
      const inner = core + i * deep;
      return new RingMesh(channels, inner, inner + deep, this.shared, this.random, this.octaves);
    });
    this.marks = gate.frame.map((place, light) => {
      const mark = new GlyphMark(light, lightColour(light), 0.54);
      const angle = angleOf(wrap(place));
      mark.position.set(Math.cos(angle) * (rim + frameWidth / 2), Math.sin(angle) * (rim + frameWidth / 2), 0.062);
      return { mark, light };
    });
    this.fronts = gate.core.map(() => 0);
    this.gate.add(...this.rings, ...this.marks.map(({ mark }) => mark));
  }

  /** Draws the puzzle for one frame. `shown` are the rings' animated turns, `turns` the final ones. */
  update(
    gate: Gate,
    turns: readonly number[],
    shown: readonly number[],
    open: boolean,
    seconds: number,
    time: number,
  ): void {
    const pixels = this.context.stage.renderer.domElement.height;
    const still = shown.every((turn, i) => Math.abs(turn - (turns[i] ?? 0)) < 0.12);
    const traces = trace(gate, turns.map(wrap));
    this.rings.forEach((ring, i) => {
      ring.rotation.z = angleOf(shown[i] ?? 0);
    });
    const fills = gate.rings.map((channels) => channels.map(() => ({ fill: 0, light: 0 })));
    let lit = 0;
    traces.forEach(({ channels, joined }, light) => {
      const goal = channels.length + (joined ? 1 : 0);
      const before = this.fronts[light] ?? 0;
      const reach = still ? goal : Math.min(goal, before);
      const front = before > reach ? Math.max(reach, before - seconds * 14) : Math.min(reach, before + seconds * 3.6);
      this.fronts[light] = front;
      channels.forEach((channel, ring) => {
        const cell = fills[ring]?.[channel];
        if (cell !== undefined) Object.assign(cell, { fill: Math.max(0, Math.min(1, front - ring)), light });
      });
      lit += front / (gate.rings.length + 1);
    });
    fills.forEach((cells, ring) =>
      cells.forEach(({ fill, light }, channel) =>
        this.rings[ring]?.ribbons[channel]?.light(lightColour(light), fill, time),
      ),
    );
    for (const { mark, light } of this.marks)
      mark.update((this.fronts[light] ?? 0) > gate.rings.length + 0.4, seconds, time);
    const wish = open ? 2.4 : 0.5 + 0.7 * (lit / gate.core.length);
    this.warmth += (wish - this.warmth) * (1 - Math.exp(-seconds * 2.5));
    this.shared.glow.value
      .set(open ? '#9fb4ff' : '#7f9cff')
      .multiplyScalar(this.warmth * (1 + 0.05 * Math.sin(time * 3)));
    this.heart.update(open, seconds, time);
    this.terrace.update(time);
    this.stars.update(time, pixels);
    this.dust(seconds);
    this.sparks.update(seconds, pixels);
  }

  /** Emits sparks at a turned ring. */
  grind(ring: number): void {
    const mesh = this.rings[ring];
    if (mesh === undefined) return;
    const colour = new Color('#ffcf9a');
    for (let i = 0; i < (this.context.quality.low ? 4 : 14); i += 1) {
      const angle = this.random.range(0, Math.PI * 2);
      const at = new Vector3(Math.cos(angle) * mesh.outer, Math.sin(angle) * mesh.outer, 0.05).add(gateAt);
      const velocity = [Math.cos(angle) * 0.3, Math.sin(angle) * 0.3, this.random.range(0.1, 0.5)] as const;
      this.sparks.emit(at, { velocity, colour, life: this.random.range(0.3, 0.9), size: 0.018, gravity: 1.2, drag: 1 });
    }
  }

  /** Emits the burst of an opening gate. */
  burst(lights: number): void {
    for (let i = 0; i < (this.context.quality.low ? 60 : 260); i += 1) {
      const angle = this.random.range(0, Math.PI * 2);
      const radius = this.random.range(0.3, 1.8);
      const speed = this.random.range(0.4, 2.6);
      const at = new Vector3(Math.cos(angle) * radius, Math.sin(angle) * radius, 0.1).add(gateAt);
      this.sparks.emit(at, {
        velocity: [Math.cos(angle) * speed * 0.5, Math.sin(angle) * speed * 0.5 + 0.2, speed],
        colour: lightColour(i % lights),
        life: this.random.range(0.8, 2.8),
        size: this.random.range(0.015, 0.05),
        gravity: -0.1,
        drag: 0.9,
      });
    }
  }

  /** Returns the ring at a distance from the centre of the gate's face in metres; -1 for none. */
  ringAt(distance: number): number {
    return this.rings.findIndex(({ inner, outer }) => distance >= inner && distance < outer);
  }

  /** Completes the animation of the light. */
  settle(gate: Gate): void {
    this.fronts = gate.core.map(() => places);
  }

  private dust(seconds: number): void {
    if (this.random.next() > seconds * 22) return;
    const at = new Vector3(this.random.range(-4, 4), this.random.range(0, 1), this.random.range(-8, -2));
    this.sparks.emit(at, {
      velocity: [this.random.range(-0.1, 0.1), this.random.range(0.1, 0.35), 0],
      colour: new Color('#9aa8ff').multiplyScalar(0.5),
      life: this.random.range(3, 7),
      size: this.random.range(0.008, 0.022),
    });
  }
}

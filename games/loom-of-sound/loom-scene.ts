import {
  Color,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  OctahedronGeometry,
  Vector3,
} from 'three';
import type { GameContext } from '../kit/game';
import { GlowPoints, type Glow } from '../kit/glow-points';
import { Particles } from '../kit/particles';
import { seededRandom } from '../kit/seeded-random';
import { bakeSky } from '../kit/sky-box';
import { Stars } from '../kit/stars';
import { beadMaterial } from './bead-material';
import { voiceColour } from './loom-colours';
import { LoomFloor } from './loom-floor';
import { loomSky } from './loom-sky';
import { steps, toneAt, voices, type Pattern } from './pattern';
import { RingBand } from './ring-band';
import { angleAt, beadAt } from './ring-place';
import { Threads } from './threads';

/** Height of the spindle, the end of all threads, above the head of a player in the middle. */
const spindleHeight = { window: 1.75, headset: 3 };
const room = voices.length * steps;

/** The visible scene of the loom. */
export class LoomScene {
  private readonly bands = voices.map((_, voice) => new RingBand(voice));
  private readonly floor = new LoomFloor();
  private readonly beads: InstancedMesh;
  private readonly ticks: InstancedMesh;
  private readonly glows = new GlowPoints(room + 12);
  private readonly threads = new Threads();
  private readonly sparks: Particles;
  private readonly stars: Stars;
  private readonly spindle: Mesh;
  private readonly top = new Vector3(0, spindleHeight.window, 0);
  private readonly flashes = new Map<number, number>();
  private readonly beats: number[] = voices.map(() => 0);
  private readonly random = seededRandom(31);
  private readonly context: GameContext;

  constructor(context: GameContext) {
    const { stage, quality } = context;
    this.context = context;
    const side = quality.low ? 96 : quality.shot === undefined ? 1024 : 1536;
    stage.scene.background = bakeSky(stage.renderer, loomSky, side, quality.low ? 2 : 5);
    this.beads = new InstancedMesh(new IcosahedronGeometry(0.075, 3), beadMaterial(), room);
    this.ticks = new InstancedMesh(new OctahedronGeometry(0.026), new MeshBasicMaterial(), room);
    for (const mesh of [this.beads, this.ticks]) {
      mesh.frustumCulled = false;
      for (let i = 0; i < room; i += 1) mesh.setColorAt(i, new Color(1, 1, 1));
    }
    this.sparks = new Particles(quality.low ? 120 : 420);
    this.stars = new Stars({
      count: Math.round(900 * quality.detail),
      distance: 600,
      lowest: -0.3,
      brightness: 0.7,
      seed: 8,
    });
    this.spindle = new Mesh(new OctahedronGeometry(0.13), new MeshBasicMaterial({ color: new Color(1.6, 1.2, 0.8) }));
    this.spindle.scale.y = 2.4;
    stage.scene.add(
      ...this.bands,
      this.floor,
      this.beads,
      this.ticks,
      this.glows,
      this.threads,
      this.sparks,
      this.stars,
      this.spindle,
    );
  }

  /** Animates a sounding bead: a flash, and a thread to the spindle. */
  sounded(voice: number, step: number, tone: number, time: number): void {
    const at = beadAt(voice, step, tone, time);
    const colour = voiceColour(voice, tone);
    this.flashes.set(voice * steps + step, 1);
    this.beats[voice] = 1;
    this.threads.draw(at, this.top, colour);
    if (voices[voice] === 'drum' && tone <= 2) this.floor.strike();
    for (let i = 0; i < (this.context.quality.low ? 2 : 6); i += 1)
      this.sparks.emit(at, {
        velocity: [this.random.range(-0.4, 0.4), this.random.range(0.1, 0.9), this.random.range(-0.4, 0.4)],
        colour,
        life: this.random.range(0.5, 1.6),
        size: this.random.range(0.012, 0.04),
        gravity: -0.05,
        drag: 1.2,
      });
  }

  /** Draws the pattern. `heard` is the number of audible voices, `hover` the step under a pointer. */
  update(
    pattern: Pattern,
    position: number,
    heard: number,
    hover: { readonly voice: number; readonly step: number } | undefined,
    seconds: number,
    time: number,
  ): void {
    this.top.y = this.context.stage.presenting ? spindleHeight.headset : spindleHeight.window;
    this.spindle.position.copy(this.top);
    const place = new Matrix4();
    const hidden = new Matrix4().makeScale(0, 0, 0);
    const glows: Glow[] = [{ at: this.top, colour: new Color(0.8, 0.5, 0.28), size: 1.3 }];
    voices.forEach((_, voice) => {
      const band = this.bands[voice];
      const shown = voice < heard;
      if (band !== undefined) band.visible = shown;
      const beat = (this.beats[voice] ?? 0) * Math.exp(-seconds * 5);
      this.beats[voice] = beat;
      const shuttle = angleAt(voice, position, time);
      band?.update(shuttle, beat, hover?.voice === voice ? 1 : 0);
      if (shown) glows.push({ at: beadAt(voice, position, 0, time), colour: voiceColour(voice, 4), size: 0.34 });
      for (let step = 0; step < steps; step += 1) {
        const i = voice * steps + step;
        const tone = toneAt(pattern, voice, step);
        const pointed = hover?.voice === voice && hover.step === step;
        const flash = (this.flashes.get(i) ?? 0) * Math.exp(-seconds * 4.5);
        this.flashes.set(i, flash);
        const at = beadAt(voice, step, tone, time);
        const size = (1 + flash * 0.7) * (pointed ? 1.35 : 1) * (0.85 + voice * 0.08);
        const colour = voiceColour(voice, tone);
        this.beads.setMatrixAt(i, tone > 0 && shown ? place.makeScale(size, size, size).setPosition(at) : hidden);
        this.beads.setColorAt(i, colour.clone().multiplyScalar(0.75 + flash * 1.6));
        const tick = pointed ? 2.4 : step % 4 === 0 ? 1.25 : 0.8;
        this.ticks.setMatrixAt(
          i,
          shown ? place.makeScale(tick, tick, tick).setPosition(beadAt(voice, step, 0, time)) : hidden,
        );
        this.ticks.setColorAt(i, colour.clone().multiplyScalar(pointed ? 1.5 : step % 4 === 0 ? 0.6 : 0.35));
        if (tone > 0 && shown)
          glows.push({ at, colour: colour.multiplyScalar(0.3 + flash * 0.9), size: 0.42 + flash * 0.5 });
      }
    });
    for (const mesh of [this.beads, this.ticks]) {
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
    }
    const pixels = this.context.stage.renderer.domElement.height;
    this.glows.draw(glows, pixels);
    this.spindle.rotation.y = time * 0.7;
    this.floor.update(seconds);
    this.threads.update(seconds);
    this.sparks.update(seconds, pixels);
    this.stars.update(time, pixels);
  }
}

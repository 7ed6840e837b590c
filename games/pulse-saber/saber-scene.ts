import type { Vector3 } from 'three';
import { Color, HemisphereLight } from 'three';
import type { GameContext } from '../kit/game';
import { Particles } from '../kit/particles';
import { seededRandom } from '../kit/seeded-random';
import { bakeSky } from '../kit/sky-box';
import { Blocks, type Block } from './blocks';
import { GridFloor } from './grid-floor';
import { Halves } from './halves';
import { Hands } from './hands';
import { neon, speed } from './lane';
import { sunsetSky } from './sunset-sky';
import { Tunnel } from './tunnel';

/** The visible scene during a song. */
export class SaberScene {
  readonly hands = new Hands();
  private readonly floor = new GridFloor();
  private readonly tunnel = new Tunnel();
  private readonly blocks = new Blocks();
  private readonly halves = new Halves();
  private readonly sparks: Particles;
  private readonly random = seededRandom(5);
  private readonly context: GameContext;
  private shake = 0;

  constructor(context: GameContext) {
    const { stage, quality } = context;
    this.context = context;
    this.sparks = new Particles(quality.low ? 160 : 900);
    stage.scene.background = bakeSky(
      stage.renderer,
      sunsetSky,
      quality.low ? 128 : quality.shot === undefined ? 1024 : 2048,
      4,
    );
    stage.scene.add(
      this.floor,
      this.tunnel,
      this.blocks,
      this.halves,
      this.sparks,
      this.hands.blades.left,
      this.hands.blades.right,
      new HemisphereLight('#ff7ad0', '#12306a', 2),
    );
  }

  /** Shows a block bursting at its cut, along the swing. */
  burst(at: Vector3, x: number, y: number, hand: 'left' | 'right', strength: number): void {
    this.halves.split(at, x, y, neon[hand]);
    const length = Math.max(0.001, Math.hypot(x, y));
    const count = Math.round((this.context.quality.low ? 8 : 34) * strength);
    const tint = neon[hand].clone().multiplyScalar(1.5).addScalar(0.25);
    for (let i = 0; i < count; i += 1) {
      const along = this.random.range(-1, 4.5);
      const velocity = [
        (x / length) * along + this.random.range(-1.4, 1.4),
        (y / length) * along + this.random.range(-1.2, 1.6),
        this.random.range(-1, 2.4),
      ] as const;
      this.sparks.emit(at, {
        velocity,
        colour: tint,
        life: this.random.range(0.25, 0.75),
        size: this.random.range(0.015, 0.05),
        gravity: 3,
        drag: 1.5,
      });
    }
    this.shake = Math.min(1, this.shake + 0.35 * strength);
  }

  /** Shows a missed or wrongly cut block. */
  spoil(at: Vector3): void {
    const tint = new Color(0.5, 0.08, 0.12);
    for (let i = 0; i < 8; i += 1)
      this.sparks.emit(at, {
        velocity: [this.random.range(-1, 1), this.random.range(-1, 1), 2],
        colour: tint,
        life: 0.5,
        size: 0.04,
        gravity: 4,
      });
  }

  update(blocks: readonly Block[], seconds: number, songSeconds: number, beat: number, thrill: number): void {
    const travel = Math.max(0, songSeconds + 60) * speed * 0.6;
    this.floor.update(travel, beat);
    this.tunnel.update(travel, beat, thrill);
    this.blocks.draw(blocks, beat);
    this.halves.update(seconds);
    this.sparks.update(seconds, this.context.stage.renderer.domElement.height);
    this.shake *= Math.exp(-seconds * 9);
    const { stage } = this.context;
    if (!stage.presenting && this.context.quality.shot === undefined) {
      stage.camera.position.set(
        Math.sin(songSeconds * 61) * this.shake * 0.012,
        1.55 + Math.cos(songSeconds * 53) * this.shake * 0.012,
        0.55,
      );
    }
  }
}

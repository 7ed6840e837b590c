import { Color, Vector3 } from 'three';
import type { GameContext } from '../kit/game';
import { GlowPoints } from '../kit/glow-points';
import { Particles } from '../kit/particles';
import { seededRandom } from '../kit/seeded-random';
import { bakeGameSky } from '../kit/sky-box';
import { Stars } from '../kit/stars';
import { duskSky } from './dusk-sky';
import type { Piece } from './garden';
import { PieceMeshes } from './piece-meshes';
import { Sand } from './sand';
import type { SandField } from './sand-field';
import { makeYard } from './yard';

/** The visible scene of the garden. */
export class GardenScene {
  readonly sand: Sand;
  private readonly pieces = new PieceMeshes();
  private readonly stars: Stars;
  private readonly glows = new GlowPoints(40);
  private readonly petals: Particles;
  private readonly random = seededRandom(31);
  private readonly context: GameContext;

  constructor(context: GameContext, field: SandField) {
    const { stage, quality } = context;
    this.context = context;
    stage.scene.background = bakeGameSky(context, duskSky);
    this.sand = new Sand(field);
    this.stars = new Stars({
      count: Math.round(1200 * quality.detail),
      distance: 600,
      lowest: 0.16,
      brightness: 0.7,
      seed: 6,
    });
    this.petals = new Particles(quality.low ? 60 : 160);
    this.petals.renderOrder = 4;
    this.glows.renderOrder = 5;
    stage.scene.add(this.sand, makeYard(), this.pieces, this.stars, this.petals, this.glows);
  }

  update(pieces: readonly Piece[], carried: Piece | undefined, seconds: number, time: number): void {
    const pixels = this.context.stage.renderer.domElement.height;
    this.pieces.draw(pieces, time, carried);
    this.sand.update();
    this.stars.update(time, pixels);
    const flies = Array.from({ length: 9 }, (_, i) => {
      const blink = Math.max(0, Math.sin(time * 0.7 + i * 2.1)) ** 3;
      return {
        at: new Vector3(
          Math.sin(time * 0.13 + i * 4.4) * 2.9,
          0.35 + 0.3 * Math.sin(time * 0.31 + i) + i * 0.05,
          -1.4 + Math.cos(time * 0.17 + i * 3.1) * 1.3,
        ),
        colour: new Color(0.55, 0.75, 0.16).multiplyScalar(blink),
        size: 0.07,
      };
    });
    this.glows.draw([...this.pieces.glows, ...flies], pixels);
    if (this.random.next() < seconds * 1.6) this.petal();
    this.petals.update(seconds, pixels);
  }

  /** Shows a puff of sand under a placed piece. */
  puff(at: Vector3): void {
    for (let i = 0; i < 16; i += 1) {
      const turn = this.random.range(0, 7);
      this.petals.emit(at, {
        velocity: [Math.cos(turn) * 0.35, this.random.range(0.05, 0.3), Math.sin(turn) * 0.35],
        colour: new Color(0.09, 0.07, 0.05),
        life: 0.8,
        size: 0.06,
        gravity: 0.5,
        drag: 2,
      });
    }
  }

  private petal(): void {
    this.petals.emit(
      new Vector3(this.random.range(-3.2, -1), this.random.range(1.7, 2.4), this.random.range(-2.2, -1.5)),
      {
        velocity: [this.random.range(0.15, 0.45), -0.16, this.random.range(0, 0.3)],
        colour: new Color(0.34, 0.15, 0.2),
        life: 9,
        size: this.random.range(0.02, 0.035),
        gravity: 0.012,
      },
    );
  }
}

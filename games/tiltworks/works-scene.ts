import { Color, DirectionalLight, Group, Mesh, MeshStandardMaterial, PointLight, SphereGeometry, Vector3 } from 'three';
import { brass } from '../kit/brass';
import type { GameContext } from '../kit/game';
import { Particles } from '../kit/particles';
import { seededRandom } from '../kit/seeded-random';
import { bakeSky } from '../kit/sky-box';
import type { Board } from './boards';
import { gimbal, Lamp, Wheels } from './frame';
import { Labyrinth } from './labyrinth';
import { LampRow } from './lamp-row';
import { marbleRadius } from './walls';
import { worksLight, worksSky } from './works-sky';

/** Position of the board in metres, and its radius. */
export const centre = new Vector3(0, 0.95, -0.62);
const boardSize = 0.4;
const steepest = 0.24;

/** Visible state of the marble. */
export interface MarbleView {
  readonly x: number;
  readonly y: number;
  /** Fall progress: 0 on the board, 1 at the end. */
  readonly fallen: number;
}

/** The floating works: gimbal, labyrinth, lamp and marble. */
export class WorksScene {
  readonly row = new LampRow();
  readonly sparks: Particles;
  private readonly wheels: Wheels;
  private readonly rings = gimbal();
  private readonly lamp = new Lamp();
  private readonly marble: Mesh<SphereGeometry, MeshStandardMaterial>;
  private readonly metal = brass('#c8923f', 0.27);
  private readonly light = new PointLight('#ffb15c', 0, 3, 1.6);
  private readonly stand = new Group();
  private readonly context: GameContext;
  private readonly random = seededRandom(9);
  private labyrinth: Labyrinth | undefined;
  private lit = 0;
  private sinceMote = 0;

  constructor(context: GameContext) {
    const { stage, quality } = context;
    this.context = context;
    const side = quality.low ? 64 : quality.shot === undefined ? 512 : 1536;
    stage.scene.background = bakeSky(stage.renderer, worksSky, side, quality.low ? 2 : 5);
    stage.scene.environment = bakeSky(stage.renderer, worksLight, 64, 1);
    this.wheels = new Wheels(quality.low ? 7 : 16);
    this.sparks = new Particles(quality.low ? 120 : 600);
    this.marble = new Mesh(
      new SphereGeometry(marbleRadius, quality.low ? 16 : 32, quality.low ? 12 : 24),
      new MeshStandardMaterial({ color: '#dfeef0', metalness: 1, roughness: 0.06 }),
    );
    this.stand.position.copy(centre);
    this.stand.scale.setScalar(boardSize);
    this.light.position.set(0, 0.3, 0);
    this.rings.inner.add(this.lamp, this.marble, this.light);
    this.stand.add(this.rings.outer, this.row);
    const key = new DirectionalLight('#ffe2b8', 1.5);
    key.position.set(-2, 4, -1);
    stage.scene.add(this.stand, this.wheels, this.sparks, key);
  }

  /** Shows another labyrinth. */
  hang(board: Board): void {
    if (this.labyrinth !== undefined) {
      this.rings.inner.remove(this.labyrinth);
      this.labyrinth.retire();
    }
    this.labyrinth = new Labyrinth(board, this.metal);
    this.rings.inner.add(this.labyrinth);
    this.lit = 0;
  }

  /** Emits sparks at a position on the board. */
  flash(x: number, y: number, count: number, colour: Color): void {
    this.stand.updateWorldMatrix(true, true);
    const at = this.rings.inner.localToWorld(new Vector3(x, 0.1, -y));
    for (let i = 0; i < Math.round(count * this.context.quality.detail); i += 1) {
      const turn = this.random.range(0, 6.28);
      const out = this.random.range(0.05, 0.5);
      this.sparks.emit(at, {
        velocity: [Math.cos(turn) * out, this.random.range(0.1, 0.9), Math.sin(turn) * out],
        colour,
        life: this.random.range(0.4, 1.5),
        size: this.random.range(0.006, 0.018),
        gravity: 0.7,
        drag: 0.8,
      });
    }
  }

  /** Draws a frame with a tilt from -1 to 1. The lamp approaches `goal` (0 dark, 1 bright). */
  update(tilt: { x: number; y: number }, marble: MarbleView, goal: number, seconds: number, time: number): void {
    this.lit += (goal - this.lit) * (1 - Math.exp(-seconds * 3));
    const breath = 1 + 0.03 * Math.sin(time * 1.7) * this.lit;
    this.rings.outer.rotation.set(-tilt.y * steepest, 0, 0);
    this.rings.inner.rotation.set(0, 0, -tilt.x * steepest);
    this.stand.position.y = centre.y + Math.sin(time * 0.7) * 0.006;
    const drop = marble.fallen;
    this.marble.position.set(marble.x, marbleRadius - drop * 0.35, -marble.y);
    this.marble.scale.setScalar(Math.max(0.01, 1 - drop * 0.6));
    this.marble.visible = drop < 1 && goal < 1;
    this.lamp.glow(this.lit * breath);
    this.light.intensity = 0.08 + 0.95 * this.lit * breath;
    this.labyrinth?.light(this.lit * breath, marble.x, marble.y, this.marble.visible ? 1 - drop : 0);
    this.wheels.update(time);
    this.row.update(time);
    this.motes(seconds);
    this.sparks.update(seconds, this.context.stage.renderer.domElement.height);
  }

  private motes(seconds: number): void {
    this.sinceMote += seconds;
    if (this.sinceMote < (this.context.quality.low ? 0.5 : 0.09)) return;
    this.sinceMote = 0;
    const at = new Vector3(this.random.range(-1.6, 1.6), this.random.range(-0.6, 0.4), this.random.range(-2.4, -0.1));
    this.sparks.emit(at, {
      velocity: [this.random.range(-0.03, 0.03), this.random.range(0.06, 0.22), 0],
      colour: new Color(0.9, 0.42, 0.12),
      life: this.random.range(3, 6),
      size: this.random.range(0.004, 0.011),
    });
  }
}

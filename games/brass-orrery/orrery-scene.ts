import { Color, Group, HemisphereLight, Vector3 } from 'three';
import type { GameContext } from '../kit/game';
import { Particles } from '../kit/particles';
import { seededRandom } from '../kit/seeded-random';
import { bakeSky } from '../kit/sky-box';
import { Stars } from '../kit/stars';
import type { Found } from './almanac';
import { Machine } from './machine';
import { orreryLight, orrerySky } from './orrery-sky';
import { planets } from './planets';
import { Threads } from './threads';
import { Worlds } from './worlds';

const home = new Vector3(0, 1.02, -1.05);
const homeSize = 0.66;
/** Size and position of a selected planet, in metres. */
const nearSize = 0.1;
/** Maximum size; a larger Sun would hide the selected planet. */
const nearMost = 2.6;
const nearAt = new Vector3(0, 1.32, -0.62);

/** The scene of the orrery. A selected planet moves close, together with the whole machine. */
export class OrreryScene {
  readonly worlds: Worlds;
  readonly machine = new Machine();
  readonly sparks: Particles;
  private readonly root = new Group();
  private readonly threads = new Threads();
  private readonly stars: readonly Stars[];
  private readonly context: GameContext;
  private readonly random = seededRandom(3);
  private sinceMote = 0;

  constructor(context: GameContext) {
    const { stage, quality } = context;
    this.context = context;
    const side = quality.low ? 96 : quality.shot === undefined ? 768 : 1536;
    stage.scene.background = bakeSky(stage.renderer, orrerySky, side, quality.low ? 2 : 5);
    stage.scene.environment = bakeSky(stage.renderer, orreryLight, 64, 1);
    this.worlds = new Worlds(quality.low);
    this.sparks = new Particles(quality.low ? 120 : 500);
    this.stars = [1, -1].map((up) => {
      const stars = new Stars({
        count: Math.round(900 * quality.detail),
        distance: 600,
        lowest: 0,
        brightness: 0.9,
        seed: up + 20,
      });
      stars.scale.y = up;
      return stars;
    });
    this.root.position.copy(home);
    this.root.scale.setScalar(homeSize);
    this.root.add(this.machine, this.worlds, this.threads);
    stage.scene.add(this.root, this.sparks, ...this.stars, new HemisphereLight('#8a86c8', '#20140c', 0.35));
  }

  /** Emits sparks at a discovery. */
  flash(at: Vector3, count: number, colour: Color): void {
    for (let i = 0; i < Math.round(count * this.context.quality.detail); i += 1) {
      const velocity = [
        this.random.range(-0.3, 0.3),
        this.random.range(-0.2, 0.4),
        this.random.range(-0.3, 0.3),
      ] as const;
      this.sparks.emit(at, {
        velocity,
        colour,
        life: this.random.range(0.5, 1.8),
        size: this.random.range(0.006, 0.018),
        drag: 1.2,
      });
    }
  }

  /** Draws a frame for a time in years. `near` is the selected planet, `charge` the progress of recording a conjunction. */
  update(years: number, near: number | undefined, found: Found, charge: number, seconds: number, time: number): void {
    this.worlds.update(years, time);
    this.worlds.light(found.moons);
    this.machine.update(years, time);
    this.threads.update(years, found.lines, charge);
    this.approach(near, seconds);
    this.motes(seconds);
    const pixels = this.context.stage.renderer.domElement.height;
    for (const stars of this.stars) stars.update(time, pixels);
    this.sparks.update(seconds, pixels);
  }

  private approach(near: number | undefined, seconds: number): void {
    const planet = near === undefined ? undefined : planets[near];
    const ease = 1 - Math.exp(-seconds * 3.2);
    const size = planet === undefined ? homeSize : Math.min(nearMost, nearSize / planet.size);
    this.root.scale.setScalar(this.root.scale.x * (size / this.root.scale.x) ** ease);
    this.root.updateMatrixWorld(true);
    if (near === undefined || planet === undefined) {
      this.root.position.lerp(home, ease);
    } else {
      const wish = nearAt.clone().sub(this.worlds.place(near)).add(this.root.position);
      this.root.position.lerp(wish, 1 - Math.exp(-seconds * 5));
    }
    this.root.updateMatrixWorld(true);
  }

  private motes(seconds: number): void {
    this.sinceMote += seconds;
    if (this.sinceMote < (this.context.quality.low ? 0.6 : 0.12)) return;
    this.sinceMote = 0;
    const at = new Vector3(this.random.range(-1.4, 1.4), this.random.range(0.6, 1.7), this.random.range(-2, -0.4));
    this.sparks.emit(at, {
      velocity: [this.random.range(-0.03, 0.03), this.random.range(-0.01, 0.04), 0],
      colour: new Color(0.5, 0.4, 0.24),
      life: this.random.range(3, 6),
      size: this.random.range(0.003, 0.008),
    });
  }
}

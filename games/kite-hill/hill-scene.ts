import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  Line,
  LineBasicMaterial,
  Matrix4,
  Quaternion,
  Vector3,
  type Mesh,
} from 'three';
import type { GameContext } from '../kit/game';
import { GlowPoints } from '../kit/glow-points';
import { Particles } from '../kit/particles';
import { seededRandom } from '../kit/seeded-random';
import { bakeGameSky } from '../kit/sky-box';
import { Stars } from '../kit/stars';
import { hillSky } from './hill-sky';
import { handHeight, placeOf, type Kite } from './kite';
import { makeKite, tailAt } from './kite-model';
import { makeMeadow, meadowWind } from './meadow';
import { Posts } from './posts';
import { Ribbon } from './ribbon';

const pieces = 24;

/** The visible scene of the hill. */
export class HillScene {
  readonly posts = new Posts();
  readonly ribbon = new Ribbon();
  private readonly kite: Mesh = makeKite();
  private readonly line: Line<BufferGeometry, LineBasicMaterial>;
  private readonly stars: Stars;
  private readonly village = new GlowPoints(30);
  private readonly seeds: Particles;
  private readonly random = seededRandom(14);
  private readonly context: GameContext;
  private readonly lights: readonly { at: Vector3; colour: Color; size: number }[];

  constructor(context: GameContext) {
    const { stage, quality } = context;
    this.context = context;
    stage.scene.background = bakeGameSky(context, hillSky);
    this.stars = new Stars({
      count: Math.round(700 * quality.detail),
      distance: 700,
      lowest: 0.3,
      brightness: 0.45,
      seed: 2,
    });
    this.seeds = new Particles(quality.low ? 50 : 140);
    const shape = new BufferGeometry();
    shape.setAttribute('position', new BufferAttribute(new Float32Array((pieces + 1) * 3), 3));
    this.line = new Line(shape, new LineBasicMaterial({ color: '#f4dcc8', transparent: true, opacity: 0.55 }));
    this.line.frustumCulled = false;
    this.lights = Array.from({ length: 22 }, () => {
      const turn = this.random.range(-0.75, 0.75);
      const far = this.random.range(120, 210);
      return {
        at: new Vector3(Math.sin(turn) * far, -17 - far * 0.02 + this.random.range(-1, 2), -Math.cos(turn) * far),
        colour: new Color(0.9, 0.5, 0.2).multiplyScalar(this.random.range(0.4, 1)),
        size: this.random.range(1.2, 2.6),
      };
    });
    const sun = new DirectionalLight('#ff9a5c', 1.6);
    sun.position.set(-0.34, 0.2, -0.94);
    stage.scene.add(
      makeMeadow(Math.round(11000 * quality.detail)),
      this.posts,
      this.kite,
      this.line,
      this.ribbon,
      this.stars,
      this.village,
      this.seeds,
      sun,
      new HemisphereLight('#8a7ab0', '#3a2a2a', 1.6),
    );
  }

  /** Draws the kite. `hand` is the lower end of the line. */
  update(kite: Kite | undefined, wind: number, hand: Vector3, seconds: number, time: number): void {
    const pixels = this.context.stage.renderer.domElement.height;
    meadowWind.time.value = time;
    meadowWind.wind.value += (wind - meadowWind.wind.value) * Math.min(1, seconds * 2);
    this.stars.update(time, pixels);
    this.village.draw(this.lights, pixels);
    const flies = kite !== undefined;
    this.kite.visible = flies;
    this.line.visible = flies;
    if (kite !== undefined) this.carry(kite, wind, hand, seconds, time);
    this.ribbon.draw(this.context.stage.head(new Vector3()));
    if (this.random.next() < seconds * (1 + wind * 3)) this.seed(wind);
    this.seeds.update(seconds, pixels);
  }

  private carry(kite: Kite, wind: number, hand: Vector3, seconds: number, time: number): void {
    const at = placeOf(kite);
    const out = at
      .clone()
      .sub(new Vector3(0, handHeight, 0))
      .normalize();
    const speed = Math.hypot(kite.bearingSpeed, kite.riseSpeed);
    const nose = new Vector3(kite.bearingSpeed * 2.2, 0.55 + kite.riseSpeed * 2.2, 0).applyAxisAngle(
      new Vector3(0, 1, 0),
      -kite.bearing,
    );
    nose.addScaledVector(out, -nose.dot(out)).normalize();
    const face = out.clone().negate();
    const right = nose.clone().cross(face).normalize();
    const tilt = face.clone().applyAxisAngle(right, 0.3);
    const turn = new Quaternion().setFromRotationMatrix(
      new Matrix4().makeBasis(right, tilt.clone().cross(right).normalize(), tilt),
    );
    const size = 1.15 + kite.line * 0.012;
    this.kite.position.copy(at);
    this.kite.quaternion.copy(turn);
    this.kite.scale.setScalar(size);
    const sway = new Vector3(Math.sin(time * 5) * 0.25, -tailAt - 0.2, 0).multiplyScalar(size).applyQuaternion(turn);
    this.ribbon.trail(at.clone().add(sway), seconds);
    const sag = Math.max(0.4, 3.2 - wind * 2 - speed) * (kite.line / 60);
    const { position } = this.line.geometry.attributes;
    for (let i = 0; i <= pieces; i += 1) {
      const t = i / pieces;
      const spot = hand.clone().lerp(at, t);
      position?.setXYZ(i, spot.x, spot.y - sag * 4 * t * (1 - t), spot.z);
    }
    if (position !== undefined) position.needsUpdate = true;
  }

  // Airborne seeds of the meadow.
  private seed(wind: number): void {
    this.seeds.emit(new Vector3(this.random.range(-7, 7), this.random.range(0.2, 3), this.random.range(-9, -1)), {
      velocity: [0.3 + wind * 0.5, this.random.range(0.05, 0.5), -0.6 - wind * 2],
      colour: new Color(0.42, 0.24, 0.16),
      life: 5,
      size: this.random.range(0.015, 0.035),
      gravity: -0.03,
    });
  }
}

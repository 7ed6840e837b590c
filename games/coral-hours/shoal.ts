import { Color, InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { seededRandom } from '../kit/seeded-random';
import { fish } from './fish-bodies';
import type { SeaLight } from './hour-light';
import { SeaMaterial } from './sea-material';

interface Swimmer {
  readonly at: Vector3;
  readonly speed: Vector3;
  readonly phase: number;
  readonly orbit: number;
  readonly size: number;
}

const ahead = new Vector3(0, 0, -1);

/** A shoal of small fish that follow a point in the water on separate paths. */
export class Shoal extends InstancedMesh {
  private readonly swimmers: readonly Swimmer[];

  constructor(light: SeaLight, count: number) {
    const skin = (along: number, round: number): readonly [string, number] =>
      Math.abs(round - 0.5) < 0.1 || round < 0.07 || round > 0.93
        ? ['#7df0ff', 0.35]
        : [round < 0.5 ? (along > 0.7 ? '#ffd24a' : '#2f6fb8') : '#dfefff', 0.03];
    super(
      fish(0.16, 0.3, skin, '#ffd24a', 7),
      new SeaMaterial(light, { swim: 0.16, rate: 13, grain: 0.1, twoSided: true }),
      count,
    );
    const random = seededRandom(88);
    this.swimmers = Array.from({ length: count }, () => ({
      at: new Vector3(random.range(-2, 2), random.range(1, 3), random.range(-5, -2)),
      speed: new Vector3(0, 0, -0.5),
      phase: random.range(0, 6.3),
      orbit: random.range(0.25, 1.15),
      size: random.range(0.075, 0.13),
    }));
    this.swimmers.forEach((_, i) => this.setColorAt(i, new Color().setScalar(random.range(0.75, 1.15))));
    this.frustumCulled = false;
  }

  /** Moves the shoal towards a target for some seconds. */
  update(target: Vector3, seconds: number, time: number): void {
    const place = new Matrix4();
    const facing = new Quaternion();
    const wish = new Vector3();
    this.swimmers.forEach(({ at, speed, phase, orbit, size }, i) => {
      const round = time * (0.7 + 0.25 * Math.sin(phase * 5)) + phase;
      wish
        .set(
          Math.cos(round) * orbit * 1.25,
          Math.sin(round * 0.8 + phase * 3) * orbit * 0.55,
          Math.sin(round) * orbit * 1.25,
        )
        .add(target)
        .sub(at);
      const far = wish.length();
      wish.multiplyScalar(Math.min(3.4, 0.5 + far * 1.5) / Math.max(far, 1e-3));
      speed.lerp(wish, 1 - Math.exp(-seconds * 2.6));
      at.addScaledVector(speed, seconds);
      facing.setFromUnitVectors(
        ahead,
        wish
          .copy(speed)
          .setY(speed.y * 0.5)
          .normalize(),
      );
      this.setMatrixAt(i, place.compose(at, facing, wish.setScalar(size)));
    });
    this.instanceMatrix.needsUpdate = true;
  }
}

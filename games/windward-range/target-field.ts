import { Vector3 } from 'three';
import type { SeededRandom } from '../kit/seeded-random';
import { hitShare, reaches, type Reach } from './target-rules';

/** A paper target under its balloon. */
export interface Target {
  readonly reach: Reach;
  readonly position: Vector3;
  readonly home: Vector3;
  readonly phase: number;
  readonly sway: number;
  readonly radius: number;
  /** Seconds since it appeared; negative before that. */
  age: number;
  /** Seconds since it was hit; undefined while it drifts. */
  fallen: number | undefined;
}

const each = 3;
const gone = 1.6;

/** The drifting targets: three near, three in the middle, three far, always replaced. */
export class TargetField {
  targets: Target[] = [];
  private readonly random: SeededRandom;

  constructor(random: SeededRandom) {
    this.random = random;
    this.fill();
  }

  /** Creates the targets of a new round. */
  fill(): void {
    this.targets = reaches.flatMap((reach) =>
      Array.from({ length: each }, (_, i) => this.make(reach, i, this.random.range(0, 1.4))),
    );
  }

  update(seconds: number, time: number): void {
    this.targets.forEach((target, i) => {
      target.age += seconds;
      const { home, phase, sway, position } = target;
      position.set(
        home.x + Math.sin(time * 0.33 + phase) * sway,
        home.y + Math.sin(time * 0.52 + phase * 1.7) * sway * 0.3,
        home.z,
      );
      if (target.fallen === undefined) return;
      target.fallen += seconds;
      position.y -= target.fallen ** 2 * 5;
      if (target.fallen > gone) this.targets[i] = this.make(target.reach, i % each, 0.3);
    });
  }

  /** Returns the first target between two places, with the distance from its centre. */
  struck(from: Vector3, to: Vector3): { readonly target: Target; readonly share: number } | undefined {
    for (const target of this.targets) {
      if (target.fallen !== undefined || target.age < 0) continue;
      const share = hitShare(target, from, to);
      if (share !== undefined) return { target, share };
    }
    return undefined;
  }

  /** Returns a target at a place, for pictures. */
  put(name: Reach['name'], at: Vector3): Target {
    const reach = reaches.find((known) => known.name === name) ?? reaches[0];
    if (reach === undefined) throw new Error('There are no reaches.');
    const target = { ...this.make(reach, 0, 0), position: at.clone(), home: at.clone(), sway: 0, age: 9 };
    this.targets.push(target);
    return target;
  }

  private make(reach: Reach, slot: number, wait: number): Target {
    const distance = this.random.range(reach.from, reach.to);
    const lane = (slot + this.random.range(0.15, 0.85)) / each - 0.5;
    const home = new Vector3(lane * distance * 1.05, this.random.range(0.4, 3.4 + distance * 0.09), -distance);
    return {
      reach,
      home,
      position: home.clone(),
      phase: this.random.range(0, 6.28),
      sway: this.random.range(0.3, 0.6) + distance * 0.018,
      radius: reach.radius,
      age: -wait,
      fallen: undefined,
    };
  }
}

import type { Color } from 'three';
import { Vector3 } from 'three';
import type { SeededRandom } from '../kit/seeded-random';
import { directionOf, placeCount, placeOf } from './constellation';
import { burning, burnTime, kindledSize } from './lantern-rules';
import { makeLantern, type Lantern } from './lantern';

const room = { full: 150, low: 70 };

/** All lanterns: held, released, and those of the far shore. */
export class LanternField {
  readonly lanterns: Lantern[] = [];
  released = 0;
  private readonly random: SeededRandom;
  private readonly limit: number;

  constructor(random: SeededRandom, low: boolean) {
    this.random = random;
    this.limit = low ? room.low : room.full;
  }

  get room(): number {
    return this.limit + 4;
  }

  /** Number of the player's burning lanterns in the air. */
  get aloft(): number {
    return this.lanterns.filter(({ held, place }) => !held && place >= 0).length;
  }

  /** Puts a lantern into a hand. */
  kindle(at: Vector3, tint: Color): Lantern {
    const lantern = makeLantern(
      at,
      tint,
      this.random.next(),
      this.released + this.lanterns.filter(({ held }) => held).length,
    );
    this.lanterns.push(lantern);
    return lantern;
  }

  /** Releases a held lantern towards `ahead`, a horizontal direction. It burns for `lasting` seconds. */
  release(lantern: Lantern, ahead: Vector3, lasting: number = burnTime): void {
    lantern.held = false;
    lantern.lasting = lasting;
    lantern.age = 0;
    lantern.heat = Math.max(0.75, lantern.heat);
    lantern.velocity.copy(ahead).multiplyScalar(1.1).setY(0.75);
    const { pattern, index } = placeOf(lantern.place);
    const reach = 46 + 6 * this.random.next() + 9 * Math.floor(lantern.place / placeCount);
    lantern.goal
      .set(...directionOf(pattern, index))
      .multiplyScalar(reach)
      .add(new Vector3(0, 1.6, 0));
    this.released += 1;
    while (this.lanterns.length > this.limit)
      this.lanterns.splice(
        this.lanterns.findIndex(({ held }) => !held),
        1,
      );
  }

  /** Returns a burning lantern at a place of the pattern, or -1 for none. */
  addBurning(at: Vector3, tint: Color, size: number, place: number): void {
    const lantern = makeLantern(at, tint, this.random.next(), place);
    Object.assign(lantern, { held: false, size, heat: 1, age: 60, arrived: place >= 0 });
    lantern.goal.copy(at);
    this.lanterns.push(lantern);
  }

  /** Extinguishes all lanterns of the player quickly, for a new night. */
  douse(): void {
    for (const lantern of this.lanterns)
      if (!lantern.held && lantern.place >= 0) lantern.age = Math.max(lantern.age, lantern.lasting - burnTime * 0.03);
  }

  /** Adds a lantern of the far shore, which rises slowly for ever. */
  addFar(at: Vector3, tint: Color): void {
    const lantern = makeLantern(at, tint, this.random.next(), -1);
    lantern.held = false;
    lantern.size = 1.1;
    lantern.heat = 0.8;
    this.lanterns.push(lantern);
  }

  /** Resizes a held lantern that was lit `age` seconds ago. */
  update(seconds: number, time: number): void {
    for (const lantern of this.lanterns) {
      lantern.age += seconds;
      if (lantern.held) {
        lantern.size += (kindledSize(lantern.age) - lantern.size) * Math.min(1, seconds * 9);
        lantern.heat = Math.min(1, 0.4 + lantern.age * 0.5);
      } else if (lantern.place < 0) this.driftFar(lantern, seconds, time);
      else this.rise(lantern, seconds, time);
    }
    for (let i = this.lanterns.length - 1; i >= 0; i -= 1) {
      const lantern = this.lanterns[i];
      if (lantern !== undefined && !lantern.held && lantern.place >= 0 && lantern.heat <= 0) this.lanterns.splice(i, 1);
    }
  }

  private rise(lantern: Lantern, seconds: number, time: number): void {
    const { position, velocity, goal, phase } = lantern;
    lantern.size = Math.max(lantern.size, kindledSize(0));
    const towards = goal.clone().sub(position);
    const distance = towards.length();
    const hurry = Math.min(3.4, 0.7 + lantern.age * 0.22);
    const wish = towards.multiplyScalar(Math.min(hurry, distance * 0.5) / Math.max(0.001, distance));
    wish.y = Math.max(wish.y, Math.min(0.8, (goal.y - position.y) * 0.4));
    wish.x += 0.25 * Math.sin(time * 0.4 + phase * 30);
    wish.z += 0.2 * Math.cos(time * 0.33 + phase * 22);
    velocity.lerp(wish, 1 - Math.exp(-seconds * 0.8));
    position.addScaledVector(velocity, seconds);
    lantern.arrived = distance < 3;
    lantern.heat = burning(lantern.age, lantern.lasting);
  }

  private driftFar(lantern: Lantern, seconds: number, time: number): void {
    const { position, phase } = lantern;
    position.x += (0.18 + 0.1 * Math.sin(time * 0.1 + phase * 10)) * seconds;
    position.y += 0.16 * (0.6 + phase) * seconds;
    if (position.y > 40) {
      position.y = 0.6;
      position.x -= 20;
    }
    lantern.heat = 0.85 * Math.min(1, position.y / 2) * Math.min(1, (40 - position.y) / 8);
  }
}

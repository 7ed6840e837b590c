import { Vector3 } from 'three';
import type { Arrival } from './wave-plan';

/** A hostile drone: position in metres, velocity in metres per second, seconds until its next shot. */
export interface Drone {
  readonly position: Vector3;
  readonly velocity: Vector3;
  readonly station: Vector3;
  readonly phase: number;
  readonly worth: number;
  armour: number;
  reload: number;
  flash: number;
}

const eyes = new Vector3(0, 1.5, 0);

function at(turn: number, rise: number, distance: number): Vector3 {
  return new Vector3(
    Math.sin(turn) * Math.cos(rise) * distance,
    1.5 + Math.sin(rise) * distance,
    -Math.cos(turn) * Math.cos(rise) * distance,
  );
}

/** The drones of a wave, which approach, weave in front of the player, and fire. */
export class Drones {
  list: Drone[] = [];

  add(arrival: Arrival, firePause: number): void {
    this.list.push({
      position: at(arrival.turn * 1.4, arrival.rise + 0.2, arrival.distance + 12),
      velocity: new Vector3(),
      station: at(arrival.turn, arrival.rise, 11 + (arrival.distance - 30) * 0.5),
      phase: arrival.turn * 17 + arrival.distance,
      worth: arrival.armour,
      armour: arrival.armour,
      reload: firePause * 1.1,
      flash: 0,
    });
  }

  /** Moves the drones. Returns those that fire now. */
  update(seconds: number, time: number, firePause: number): readonly Drone[] {
    const firing: Drone[] = [];
    for (const drone of this.list) {
      const { position, velocity, station, phase } = drone;
      const weave = new Vector3(
        Math.sin(time * 0.9 + phase) * 3.2,
        Math.sin(time * 1.3 + phase * 2) * 1.5,
        Math.cos(time * 0.7 + phase) * 2,
      );
      const wish = weave.add(station).sub(position).multiplyScalar(0.9).clampLength(0, 13);
      velocity.lerp(wish, 1 - Math.exp(-seconds * 2.4));
      position.addScaledVector(velocity, seconds);
      drone.flash = Math.max(0, drone.flash - seconds * 5);
      if (position.distanceTo(eyes) > 24) continue;
      drone.reload -= seconds;
      if (drone.reload > 0) continue;
      drone.reload = firePause * (0.8 + 0.4 * Math.abs(Math.sin(phase + time)));
      firing.push(drone);
    }
    return firing;
  }

  remove(drone: Drone): void {
    this.list = this.list.filter((other) => other !== drone);
  }
}

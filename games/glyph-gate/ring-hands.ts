import { Plane, Vector3 } from 'three';
import type { Aim } from '../kit/aim';
import { angleOf } from './channel-path';
import { places } from './gate';
import type { GateScene } from './gate-scene';
import { gateAt } from './terrace';

/** The player's action on the rings in one frame. */
export interface Handling {
  /** The ring that is pointed at or held; -1 for none. */
  readonly touched: number;
  /** A released or tapped ring and the number of places it turns. */
  readonly turn: { readonly ring: number; readonly by: number } | undefined;
  /** A held ring and its drag distance in fractional places. */
  readonly drag: { readonly ring: number; readonly by: number } | undefined;
}

interface Hold {
  readonly ring: number;
  readonly from: number;
  last: number;
  sum: number;
  age: number;
}

const face = new Plane(new Vector3(0, 0, 1), -gateAt.z - 0.02);
const tap = { seconds: 0.35, places: 0.25 };

/** Converts pointing, tapping and dragging to turns of the rings. */
export class RingHands {
  private readonly holds = new Map<Aim, Hold>();
  private readonly scene: GateScene;

  constructor(scene: GateScene) {
    this.scene = scene;
  }

  /** Cancels all drags without a turn. */
  drop(): void {
    this.holds.clear();
  }

  update(aims: readonly Aim[], seconds: number, blocked: (aim: Aim) => boolean): Handling {
    let touched = -1;
    let turn: Handling['turn'];
    let drag: Handling['drag'];
    for (const aim of aims) {
      const at = this.pointOn(aim);
      const ring = at === undefined || blocked(aim) ? -1 : this.scene.ringAt(at.radius);
      if (ring >= 0) touched = ring;
      if (aim.squeezedNow && ring >= 0) turn = { ring, by: -1 };
      if (aim.pressedNow && ring >= 0 && at !== undefined)
        this.holds.set(aim, { ring, from: at.angle, last: at.angle, sum: 0, age: 0 });
      const hold = this.holds.get(aim);
      if (hold === undefined) continue;
      hold.age += seconds;
      if (at !== undefined && at.radius > 0.15) {
        hold.sum += shortest(at.angle - hold.last);
        hold.last = at.angle;
      }
      const by = hold.sum / angleOf(1);
      touched = hold.ring;
      drag = { ring: hold.ring, by };
      if (!aim.releasedNow && aim.active) continue;
      this.holds.delete(aim);
      drag = undefined;
      const tapped = hold.age < tap.seconds && Math.abs(by) < tap.places;
      const whole = Math.max(1 - places, Math.min(places - 1, Math.round(by)));
      turn = { ring: hold.ring, by: tapped ? 1 : whole };
    }
    return { touched, turn, drag };
  }

  private pointOn(aim: Aim): { readonly radius: number; readonly angle: number } | undefined {
    const { origin, direction } = aim;
    const along = face.normal.dot(direction);
    if (Math.abs(along) < 1e-4) return undefined;
    const far = -(face.normal.dot(origin) + face.constant) / along;
    if (far <= 0) return undefined;
    const at = origin.clone().addScaledVector(direction, far).sub(gateAt);
    return { radius: Math.hypot(at.x, at.y), angle: Math.atan2(at.y, at.x) };
  }
}

function shortest(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

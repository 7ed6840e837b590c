import { Vector3, type Color } from 'three';
import type { Aim } from '../kit/aim';
import { Blade, bladeLength } from './blade';
import { plane } from './lane';

const rest = { left: new Vector3(-0.34, 0.95, -0.55), right: new Vector3(0.34, 0.95, -0.55) } as const;
const restTip = { left: new Vector3(-0.3, 1.5, -1.3), right: new Vector3(0.3, 1.5, -1.3) } as const;

/** The two blades: on the controllers in a headset, at the pointer in a window. */
export class Hands {
  readonly blades = { left: new Blade('left'), right: new Blade('right') } as const;
  private readonly lastTips = new Map<Aim, Vector3>();
  private readonly idle = { left: restTip.left.clone(), right: restTip.right.clone() };

  /**
   * Moves the blades. In a window the pointer holds the blade of `wanted`, the hand of the next block. Returns the blades that can cut.
   */
  update(aims: readonly Aim[], presenting: boolean, wanted: 'left' | 'right', seconds: number): readonly Blade[] {
    const live: Blade[] = [];
    for (const aim of aims) {
      const single = aims.length < 2;
      const blade = this.blades[presenting ? aim.hand : single ? wanted : aim.hand];
      if (presenting) blade.hold(aim.origin, aim.origin.clone().addScaledVector(aim.direction, bladeLength));
      else {
        const reach = (plane.window - aim.origin.z) / Math.min(-0.05, aim.direction.z);
        const tip = aim.origin.clone().addScaledVector(aim.direction, reach);
        const grip = rest[blade.hand].clone().lerp(new Vector3(tip.x, tip.y - 0.3, rest[blade.hand].z), 0.45);
        blade.hold(grip, tip);
        // One pointer can switch blades; its own path counts.
        blade.lastTip.copy(aim.pressedNow && aim.kind === 'touch' ? tip : (this.lastTips.get(aim) ?? tip));
        this.lastTips.set(aim, tip);
        this.idle[blade.hand].copy(tip);
      }
      live.push(blade);
    }
    for (const hand of ['left', 'right'] as const) {
      const blade = this.blades[hand];
      if (live.includes(blade)) continue;
      if (this.idle[hand].distanceTo(restTip[hand]) > 0.01)
        this.idle[hand].lerp(restTip[hand], Math.min(1, seconds * 5));
      blade.hold(rest[hand], this.idle[hand]);
      blade.restart();
      blade.hold(rest[hand], this.idle[hand]);
    }
    return live;
  }

  /** Animates a blade through a place, for the pulse and the keys. */
  strike(hand: 'left' | 'right', at: Vector3, x: number, y: number): void {
    const blade = this.blades[hand];
    const side = new Vector3(x, y, 0).setLength(0.35);
    blade.hold(rest[hand], at.clone().sub(side));
    blade.hold(rest[hand], at.clone().add(side));
    this.idle[hand].copy(at).add(side);
  }

  /** Sets the light of the blades, and trails of one or five colours. */
  dress(light: { readonly left: Color; readonly right: Color }, prism: boolean): void {
    for (const blade of [this.blades.left, this.blades.right]) {
      blade.colour(light[blade.hand]);
      blade.prism = prism;
    }
  }
}

import type { Object3D } from 'three';
import type { Stage } from './stage';

/** Position of a panel. `anchor`: in the window, -1 to 1 from the lower left. `xr`: metres in front of the player in a headset. */
export interface HudPlace {
  readonly anchor: readonly [number, number];
  readonly xr: readonly [number, number, number];
  /** Width and height of the panel in metres. */
  readonly size: readonly [number, number];
  /** Maximum share of the window's width for the panel. */
  readonly share: number;
  /** Minimum share in a portrait window. */
  readonly portraitShare?: number;
}

const depth = 2;
/** Width below which the text of a panel is hard to read, in CSS pixels. */
const readable = 150;

/** Places panels readably: fixed in the world in a headset, at the window's edge otherwise. */
export class Hud {
  private readonly items: { readonly panel: Object3D; readonly place: HudPlace }[] = [];
  private readonly stage: Stage;
  private presenting: boolean | undefined;

  constructor(stage: Stage, panels: readonly (readonly [Object3D, HudPlace])[] = []) {
    this.stage = stage;
    for (const [panel, place] of panels) this.add(panel, place);
  }

  add(panel: Object3D, place: HudPlace): void {
    this.items.push({ panel, place });
    this.presenting = undefined;
  }

  show(visible: boolean): void {
    for (const { panel } of this.items) panel.visible = visible;
  }

  update(): void {
    const { presenting, camera, rig, portrait } = this.stage;
    if (presenting !== this.presenting) {
      for (const { panel } of this.items) (presenting ? rig : camera).add(panel);
      this.presenting = presenting;
    }
    const half = Math.tan((camera.fov * Math.PI) / 360) * depth;
    for (const { panel, place } of this.items) {
      if (presenting) {
        panel.position.set(...place.xr);
        panel.scale.setScalar(1);
        panel.rotation.set(0, Math.atan2(-place.xr[0], -place.xr[2]) + (place.xr[2] < 0 ? 0 : Math.PI), 0);
        continue;
      }
      const wide = half * camera.aspect;
      const wished = portrait ? (place.portraitShare ?? place.share) : place.share;
      const share = Math.max(wished, Math.min(0.44, readable / innerWidth));
      const scale = Math.min((wide * 2 * share) / place.size[0], (half * 0.5) / place.size[1]);
      panel.scale.setScalar(scale);
      panel.rotation.set(0, 0, 0);
      panel.position.set(
        place.anchor[0] * (wide * 0.96 - (place.size[0] * scale) / 2),
        place.anchor[1] * (half * 0.95 - (place.size[1] * scale) / 2),
        -depth,
      );
    }
  }
}

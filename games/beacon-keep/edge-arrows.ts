import { CircleGeometry, Group, Mesh, MeshBasicMaterial, type Vector3 } from 'three';
import type { Stage } from '../kit/stage';
import { enough, placeOf, type Ship } from './fleet';

const shape = new CircleGeometry(0.045, 3);
/** Share of the view within which an arrow stays. */
const inset = 0.9;
/** Half of a headset's view, as a slope. */
const headsetView = 0.6;

/** Place of an arrow one metre ahead, and its turn from the right in radians. */
export interface EdgePlace {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/**
 * Returns the arrow to a point in the camera's space; undefined if the point is in view. `wide` and `high` are the slopes from the centre of
 * the view to its edges.
 */
export function edgePlace(
  { x, y, z }: Pick<Vector3, 'x' | 'y' | 'z'>,
  wide: number,
  high: number,
): EdgePlace | undefined {
  const far = Math.max(Math.abs(x) / wide, Math.abs(y) / high);
  if (z < 0 && far <= -z) return undefined;
  if (far < 1e-6) return { x: 0, y: -high * inset, turn: -Math.PI / 2 };
  return { x: (x / far) * inset, y: (y / far) * inset, turn: Math.atan2(y, x) };
}

/** Arrows at the edge of the view to ships out of sight: red for a ship in the dark, gold for one that sees its way. */
export class EdgeArrows extends Group {
  private readonly arrows: Mesh<CircleGeometry, MeshBasicMaterial>[] = [];

  point(ships: readonly Ship[], { camera, presenting }: Stage, time: number): void {
    const high = presenting ? headsetView : Math.tan((camera.fov * Math.PI) / 360);
    const wide = presenting ? headsetView : high * camera.aspect;
    let count = 0;
    for (const ship of ships) {
      const place = ship.sinking > 0 ? undefined : edgePlace(camera.worldToLocal(placeOf(ship)), wide, high);
      if (place === undefined) continue;
      const arrow = this.arrow(count++);
      arrow.material.color.set(ship.light >= enough ? '#ffcf73' : '#ff5a3c');
      arrow.position.set(place.x, place.y, -1);
      arrow.rotation.z = place.turn;
      arrow.scale.setScalar(1 + 0.15 * Math.sin(time * 6));
    }
    this.arrows.forEach((arrow, i) => (arrow.visible = i < count));
  }

  private arrow(nth: number): Mesh<CircleGeometry, MeshBasicMaterial> {
    const made = this.arrows[nth];
    if (made !== undefined) return made;
    const material = new MeshBasicMaterial({ depthTest: false, transparent: true });
    const arrow = new Mesh(shape, material);
    arrow.renderOrder = 60;
    arrow.frustumCulled = false;
    this.arrows.push(arrow);
    this.add(arrow);
    return arrow;
  }
}

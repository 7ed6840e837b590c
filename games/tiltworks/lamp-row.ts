import {
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three';
import type { Aim } from '../kit/aim';
import type { Stage } from '../kit/stage';
import { brass } from '../kit/brass';
import { boards } from './boards';
import { unlocked, type Progress } from './progress';

const radius = 1.62;
const spread = 13;
const touchPixels = 26;

/** The eight small lamps behind the board, with which the player selects a labyrinth. */
export class LampRow extends Group {
  private readonly bulbs: InstancedMesh<SphereGeometry, MeshBasicMaterial>;
  private readonly places: readonly Vector3[];
  private progress: Progress | undefined;
  private current = 0;

  constructor() {
    super();
    this.places = boards.map((_, i) => {
      const turn = ((i - (boards.length - 1) / 2) * spread * Math.PI) / 180;
      return new Vector3(Math.sin(turn) * radius, 0.12, -Math.cos(turn) * radius);
    });
    this.bulbs = new InstancedMesh(new SphereGeometry(0.044, 18, 14), new MeshBasicMaterial(), boards.length);
    const arc = (boards.length * spread * Math.PI) / 180;
    const rail = new Mesh(
      new TorusGeometry(radius, 0.014, 8, 60, arc).rotateX(-Math.PI / 2).rotateY(Math.PI / 2 - arc / 2),
      brass('#a8763a', 0.4),
    );
    rail.position.y = 0.05;
    this.add(this.bulbs, rail);
  }

  show(progress: Progress, current: number): void {
    this.progress = progress;
    this.current = current;
  }

  update(time: number): void {
    const matrix = new Matrix4();
    this.places.forEach((place, i) => {
      const lit = (this.progress?.best[i] ?? null) !== null;
      const open = this.progress === undefined ? i === 0 : unlocked(this.progress, i);
      const beat = i === this.current ? 1.35 + 0.1 * Math.sin(time * 3) : 1;
      this.bulbs.setMatrixAt(i, matrix.makeScale(beat, beat, beat).setPosition(place));
      const colour = lit
        ? new Color(1.5, 0.78, 0.26)
        : open
          ? new Color(0.16, 0.34, 0.36)
          : new Color(0.03, 0.035, 0.04);
      if (i === this.current && !lit) colour.multiplyScalar(1.9);
      this.bulbs.setColorAt(i, colour);
    });
    this.bulbs.instanceMatrix.needsUpdate = true;
    if (this.bulbs.instanceColor !== null) this.bulbs.instanceColor.needsUpdate = true;
  }

  /** Returns the lamp under an aim. */
  pointed(aim: Aim, stage: Stage): number | undefined {
    let found: number | undefined;
    let least = aim.kind === 'xr' ? 0.05 : touchPixels;
    this.places.forEach((place, i) => {
      const at = this.localToWorld(place.clone());
      const away = aim.kind === 'xr' ? fromRay(at, aim) : fromPointer(at, aim, stage);
      if (away >= least) return;
      least = away;
      found = i;
    });
    return found;
  }
}

function fromRay(at: Vector3, { origin, direction }: Aim): number {
  const way = at.clone().sub(origin);
  return way.sub(direction.clone().multiplyScalar(way.dot(direction))).length();
}

function fromPointer(at: Vector3, aim: Aim, stage: Stage): number {
  const seen = at.project(stage.camera);
  return Math.hypot(((seen.x - aim.screen.x) * innerWidth) / 2, ((seen.y - aim.screen.y) * innerHeight) / 2);
}

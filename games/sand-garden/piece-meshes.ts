import {
  BoxGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Euler,
  Group,
  InstancedMesh,
  Matrix4,
  Quaternion,
  SphereGeometry,
  Vector3,
  type BufferGeometry,
} from 'three';
import { boulder } from '../kit/boulder';
import type { Glow } from '../kit/glow-points';
import { mergeParts, type Part } from '../kit/merge-parts';
import { seededRandom } from '../kit/seeded-random';
import { mostPieces, radiusOf, type Piece, type PieceKind } from './garden';
import { gardenLight, mostLamps } from './garden-light';
import { stoneMaterial } from './stone-material';

/** Height of a lantern's flame above the sand, in metres. */
const flameHeight = 0.4;
const up = (y: number): Matrix4 => new Matrix4().makeTranslation(0, y, 0);

function stone(seed: number): BufferGeometry {
  return mergeParts([{ shape: boulder(seededRandom(seed), 4), colour: '#8e9298', round: true }]);
}

function moss(): BufferGeometry {
  const random = seededRandom(12);
  const cushions = Array.from({ length: 9 }, (_, i): Part => {
    const turn = i * 2.4;
    const far = i === 0 ? 0 : 0.35 + random.next() * 0.35;
    const size = 0.75 - far * 0.5;
    return {
      shape: new SphereGeometry(1, 12, 8),
      colour: new Color().setHSL(0.25 + random.range(-0.02, 0.03), 0.42, random.range(0.2, 0.3)),
      at: new Matrix4()
        .makeTranslation(Math.cos(turn) * far, 0, Math.sin(turn) * far)
        .multiply(new Matrix4().makeScale(size, 0.32 * size, size)),
      round: true,
    };
  });
  return mergeParts(cushions);
}

function lantern(): BufferGeometry {
  const grey = '#a09c94';
  const posts = [0.7, 2.27, 3.84, 5.41].map((turn): Part => ({
    shape: new BoxGeometry(0.03, 0.13, 0.03),
    colour: grey,
    at: new Matrix4().makeTranslation(Math.cos(turn) * 0.078, flameHeight, Math.sin(turn) * 0.078),
  }));
  return mergeParts([
    { shape: new CylinderGeometry(0.12, 0.145, 0.07, 6), colour: grey, at: up(0.03) },
    { shape: new CylinderGeometry(0.052, 0.068, 0.22, 12), colour: grey, at: up(0.17) },
    { shape: new CylinderGeometry(0.125, 0.085, 0.055, 6), colour: grey, at: up(0.31) },
    ...posts,
    { shape: new CylinderGeometry(0.06, 0.19, 0.085, 6), colour: '#8b877f', at: up(0.508) },
    { shape: new ConeGeometry(0.03, 0.07, 8), colour: grey, at: up(0.585) },
  ]);
}

/** All pieces of the garden, in one draw call for each kind. */
export class PieceMeshes extends Group {
  /** Flames and the glow of moon stones, for a `GlowPoints`. */
  readonly glows: Glow[] = [];
  private readonly meshes: Readonly<Record<PieceKind, InstancedMesh>> = {
    stone: new InstancedMesh(stone(7), stoneMaterial(0.35), mostPieces),
    moss: new InstancedMesh(moss(), stoneMaterial(0.9), mostPieces),
    lantern: new InstancedMesh(lantern(), stoneMaterial(0.25), mostPieces),
    moon: new InstancedMesh(stone(19), stoneMaterial(0.12, 0.9), mostPieces),
  };

  constructor() {
    super();
    for (const mesh of Object.values(this.meshes)) {
      mesh.frustumCulled = false;
      mesh.count = 0;
      this.add(mesh);
    }
  }

  /** Shows these pieces. The last one may be `carried` above the sand. */
  draw(pieces: readonly Piece[], time: number, carried?: Piece): void {
    const counts: Record<PieceKind, number> = { stone: 0, moss: 0, lantern: 0, moon: 0 };
    let lamps = 0;
    this.glows.length = 0;
    [...pieces, ...(carried === undefined ? [] : [carried])].slice(0, mostPieces).forEach((piece, i) => {
      const { kind, x, z, turn } = piece;
      const lift = piece === carried ? 0.12 : 0;
      const radius = radiusOf(piece);
      const tall = kind === 'stone' ? radius * (0.75 + ((turn * 7) % 10) * 0.1) : kind === 'moon' ? radius * 0.8 : 1;
      const size =
        kind === 'lantern' ? new Vector3(1, 1, 1) : new Vector3(radius, kind === 'moss' ? radius : tall, radius);
      const lean = kind === 'stone' ? ((turn * 5) % 7) * 0.04 : 0;
      const rotation = new Quaternion().setFromEuler(new Euler(lean, turn * 0.61, lean * 0.5, 'YXZ'));
      const sunk = kind === 'stone' || kind === 'moon' ? tall * 0.35 : 0;
      const mesh = this.meshes[kind];
      const at = new Vector3(x, sunk + lift, z);
      mesh.setMatrixAt(counts[kind], new Matrix4().compose(at, rotation, size));
      const grey = 0.62 + ((turn * 11) % 9) * 0.05;
      mesh.setColorAt(counts[kind], kind === 'stone' ? new Color(grey, grey, grey * 1.02) : new Color(1, 1, 1));
      counts[kind] += 1;
      const high = kind === 'lantern' ? 0.55 : kind === 'moss' ? 0.05 : sunk + tall;
      gardenLight.pieces.value[i]?.set(x, z, kind === 'lantern' ? 0.11 : radius, high);
      if (kind === 'lantern' && lamps < mostLamps) {
        const flicker = 1 + 0.06 * Math.sin(time * 7.3 + i) + 0.04 * Math.sin(time * 12.7 + i * 2);
        gardenLight.lamps.value[lamps]?.set(x, flameHeight + lift + 0.02, z, 0.85 * flicker);
        lamps += 1;
        const flame = new Vector3(x, flameHeight + lift, z);
        this.glows.push({ at: flame, colour: new Color(1.7, 0.95, 0.4).multiplyScalar(flicker), size: 0.3 });
      }
      if (kind === 'moon')
        this.glows.push({ at: new Vector3(x, radius * 0.6 + lift, z), colour: new Color(0.1, 0.14, 0.26), size: 1 });
    });
    const total = pieces.length + (carried === undefined ? 0 : 1);
    for (let i = total; i < 24; i += 1) gardenLight.pieces.value[i]?.set(0, 0, 0, 0);
    for (let i = lamps; i < mostLamps; i += 1) gardenLight.lamps.value[i]?.set(0, -9, 0, 0);
    for (const kind of ['stone', 'moss', 'lantern', 'moon'] as const) {
      const mesh = this.meshes[kind];
      mesh.count = counts[kind];
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
    }
  }
}

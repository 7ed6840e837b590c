import { Color, Euler, Group, InstancedMesh, Matrix4, Mesh, Quaternion, Vector3, type BufferGeometry } from 'three';
import { seededRandom, type SeededRandom } from '../kit/seeded-random';
import { anemone, branchCoral, brainCoral, fanCoral, seaGrass, tableCoral, tubeCoral } from './coral-shapes';
import { creatures } from './creatures';
import { groundAt, groundGeometry } from './ground';
import type { SeaLight } from './hour-light';
import { SeaMaterial, type SeaMotion } from './sea-material';

interface Planting {
  readonly shape: () => BufferGeometry;
  readonly count: number;
  readonly colours: readonly string[];
  readonly size: readonly [number, number];
  /** Metres from the middle of the reef. */
  readonly from: number;
  readonly to: number;
  readonly motion: SeaMotion;
}

const plantings: readonly Planting[] = [
  {
    shape: branchCoral,
    count: 30,
    colours: ['#ff7a5c', '#ffb07a', '#c86aff', '#ff5f8f'],
    size: [0.5, 1.25],
    from: 3,
    to: 8,
    motion: { sway: 0.02 },
  },
  {
    shape: brainCoral,
    count: 18,
    colours: ['#c8a05a', '#7aa86a', '#b8788a'],
    size: [0.5, 1.4],
    from: 3.2,
    to: 8.4,
    motion: {},
  },
  {
    shape: tubeCoral,
    count: 20,
    colours: ['#7a5cff', '#ffb03c', '#4fc8c0'],
    size: [0.5, 1.2],
    from: 3,
    to: 8,
    motion: {},
  },
  {
    shape: fanCoral,
    count: 16,
    colours: ['#ff4f7a', '#b44cff', '#ff8a3c'],
    size: [0.8, 1.7],
    from: 3.4,
    to: 8.2,
    motion: { sway: 0.06, twoSided: true },
  },
  {
    shape: tableCoral,
    count: 13,
    colours: ['#5f8f9c', '#9c7a5f', '#8a6a9c'],
    size: [0.6, 1.5],
    from: 3.4,
    to: 8.6,
    motion: {},
  },
  {
    shape: seaGrass,
    count: 60,
    colours: ['#5f9c4a', '#3f8a6a', '#8aa04a'],
    size: [0.4, 1.1],
    from: 1,
    to: 14,
    motion: { sway: 0.22, twoSided: true },
  },
];

function plant(
  { shape, count, colours, size, from, to, motion }: Planting,
  light: SeaLight,
  random: SeededRandom,
): InstancedMesh {
  const mesh = new InstancedMesh(shape(), new SeaMaterial(light, motion), count);
  const place = new Matrix4();
  for (let i = 0; i < count; i += 1) {
    const angle = random.range(0, Math.PI * 2);
    const far = random.range(from, to);
    const scale = random.range(...size);
    const x = Math.cos(angle) * far;
    const z = Math.sin(angle) * far;
    place.compose(
      new Vector3(x, groundAt(x, z) - 0.05 * scale, z),
      new Quaternion().setFromEuler(
        new Euler(random.range(-0.15, 0.15), random.range(0, 6.3), random.range(-0.15, 0.15)),
      ),
      new Vector3(scale, scale * random.range(0.8, 1.15), scale),
    );
    mesh.setMatrixAt(i, place);
    mesh.setColorAt(i, new Color(colours[i % colours.length] ?? '#fff').multiplyScalar(random.range(0.8, 1.15)));
  }
  mesh.frustumCulled = false;
  return mesh;
}

/** The reef: the ground and everything that grows on it. */
export class Reef extends Group {
  constructor(light: SeaLight, low: boolean) {
    super();
    const random = seededRandom(2031);
    this.add(new Mesh(groundGeometry(low ? 48 : 90), new SeaMaterial(light, { grain: 0.35 })));
    for (const planting of plantings)
      this.add(plant(low ? { ...planting, count: Math.ceil(planting.count / 2) } : planting, light, random));
    const home = creatures.find(({ slug }) => slug === 'clownfish');
    if (home === undefined) return;
    const crown = new Mesh(anemone(), new SeaMaterial(light, { sway: 0.3, twoSided: true }));
    const angle = (home.bearing * Math.PI) / 180;
    const x = Math.cos(angle) * home.far;
    const z = Math.sin(angle) * home.far;
    crown.position.set(x, groundAt(x, z), z);
    crown.scale.setScalar(1.2);
    this.add(crown);
  }
}

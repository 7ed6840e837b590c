import { IcosahedronGeometry, type BufferGeometry } from 'three';
import type { SeededRandom } from './seeded-random';

/** Creates a rough boulder of about one metre. `detail` is that of an icosahedron. */
export function boulder(random: SeededRandom, detail = 2): BufferGeometry {
  const shape = new IcosahedronGeometry(1, detail);
  const position = shape.getAttribute('position');
  const waves = Array.from({ length: 5 }, () => [random.range(-3, 3), random.range(-3, 3), random.range(-3, 3)]);
  for (let i = 0; i < position.count; i += 1) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const rough = waves.reduce((sum, [a = 0, b = 0, c = 0]) => sum + Math.sin(a * x + b * y + c * z), 0);
    const size = 1 + rough * 0.12;
    position.setXYZ(i, x * size, y * size, z * size);
  }
  return shape;
}

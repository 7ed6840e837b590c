import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  BoxGeometry,
} from 'three';

const rings = 22;
const ribs = 11;

function hull(): BufferGeometry {
  const position: number[] = [];
  const index: number[] = [];
  for (let i = 0; i <= rings; i += 1) {
    const t = i / rings;
    const along = (t - 0.5) * 3.1;
    const width = 0.5 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.06)) ** 0.62;
    const sheer = 0.3 + 0.55 * Math.abs(t - 0.48) ** 2.1;
    for (let j = 0; j <= ribs; j += 1) {
      const angle = (j / ribs - 0.5) * Math.PI;
      position.push(Math.sin(angle) * width, sheer - Math.cos(angle) ** 0.7 * 0.42, along);
      if (i < rings && j < ribs) {
        const a = i * (ribs + 1) + j;
        index.push(a, a + ribs + 1, a + 1, a + 1, a + ribs + 1, a + ribs + 2);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** Creates a small rowing boat, its waterline at height 0. */
export function makeBoat(): Group {
  const wood = new MeshStandardMaterial({ color: '#a08672', roughness: 0.7, side: DoubleSide });
  const group = new Group();
  group.add(new Mesh(hull(), wood));
  for (const z of [-0.55, 0.5]) {
    const seat = new Mesh(new BoxGeometry(0.86, 0.03, 0.22), wood);
    seat.position.set(0, 0.2, z);
    group.add(seat);
  }
  return group;
}

import { Color, PlaneGeometry, BufferAttribute } from 'three';

function wave(x: number, z: number): number {
  return (
    Math.sin(x * 0.41 + 1.3) * Math.cos(z * 0.37 - 0.6) +
    0.5 * Math.sin(x * 0.93 - z * 0.71) +
    0.22 * Math.sin(x * 2.1 + z * 1.7)
  );
}

/** Returns the height of the sea floor in metres: a low reef in the middle, rippled sand around it. */
export function groundAt(x: number, z: number): number {
  const far = Math.hypot(x, z);
  const reef = Math.max(0, 1 - Math.abs(far - 5.2) / 3.4);
  const rim = Math.max(0, (far - 15) / 8);
  return -0.35 + reef * reef * 1.1 * (0.7 + 0.3 * wave(x, z)) + 0.18 * wave(x * 0.7, z * 0.7) + rim * rim * 1.2;
}

/** Returns the sea floor as one geometry with vertex colours. */
export function groundGeometry(segments: number): PlaneGeometry {
  const geometry = new PlaneGeometry(64, 64, segments, segments);
  geometry.rotateX(-Math.PI / 2);
  const position = geometry.getAttribute('position');
  const colour = new Float32Array(position.count * 3);
  const sand = new Color('#c9b48a');
  const rock = new Color('#6b5a72');
  const moss = new Color('#8a4f6a');
  const tint = new Color();
  for (let i = 0; i < position.count; i += 1) {
    const x = position.getX(i);
    const z = position.getZ(i);
    const y = groundAt(x, z);
    position.setY(i, y);
    const stone = Math.max(0, Math.min(1, (y - 0.05) * 2.2));
    tint
      .copy(sand)
      .lerp(rock, stone)
      .lerp(moss, stone * Math.max(0, wave(x * 2.3, z * 1.9)) * 0.45);
    colour.set([tint.r, tint.g, tint.b], i * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colour, 3));
  geometry.setAttribute('glow', new BufferAttribute(new Float32Array(position.count), 1));
  geometry.computeVertexNormals();
  return geometry;
}

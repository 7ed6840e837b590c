import type { BufferGeometry } from 'three';
import { BoxGeometry, Color, ConeGeometry, CylinderGeometry, Float32BufferAttribute } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/** Length of an arrow in metres. */
export const arrowLength = 0.78;

function painted(geometry: BufferGeometry, colour: string): BufferGeometry {
  const { r, g, b } = new Color(colour);
  const count = geometry.attributes['position']?.count ?? 0;
  geometry.setAttribute('color', new Float32BufferAttribute(Array.from({ length: count }, () => [r, g, b]).flat(), 3));
  return geometry;
}

/** Creates an arrow with its nock at the origin and its head towards -z. */
export function arrowShape(): BufferGeometry {
  const lying = -Math.PI / 2;
  const vanes = [0, 1, 2].map((i) =>
    painted(
      new BoxGeometry(0.002, 0.045, 0.13).translate(0, 0.026, -0.09).rotateZ((i * Math.PI * 2) / 3),
      i === 0 ? '#f2e8d2' : '#c4412c',
    ),
  );
  return mergeGeometries([
    painted(
      new CylinderGeometry(0.0065, 0.0065, arrowLength, 8).rotateX(lying).translate(0, 0, -arrowLength / 2),
      '#a8794a',
    ),
    painted(new ConeGeometry(0.014, 0.06, 8).rotateX(lying).translate(0, 0, -arrowLength - 0.02), '#dfe6ee'),
    ...vanes,
  ]);
}

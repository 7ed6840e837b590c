import { BufferAttribute, BufferGeometry, Color, Vector3 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/** A section of a body: its middle, and half of its width and height. */
export type Section = readonly [x: number, y: number, z: number, wide: number, high: number];
/** Returns colour and glow of a body at `along` (0 to 1 from the first section) and `round` (0 to 1, 0.25 on top). */
export type Skin = (along: number, round: number) => readonly [colour: string, glow?: number];

function finish(position: number[], colour: number[], glow: number[], index: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colour), 3));
  geometry.setAttribute('glow', new BufferAttribute(new Float32Array(glow), 1));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** Creates a body drawn through its sections, with `sides` corners to each. */
export function loft(sections: readonly Section[], skin: Skin, sides = 12): BufferGeometry {
  const position: number[] = [];
  const colour: number[] = [];
  const glow: number[] = [];
  const index: number[] = [];
  const tint = new Color();
  sections.forEach(([x, y, z, wide, high], i) => {
    const [ax, ay, az] = sections[Math.max(0, i - 1)] ?? [x, y, z];
    const [bx, by, bz] = sections[Math.min(sections.length - 1, i + 1)] ?? [x, y, z];
    const along = new Vector3(bx - ax, by - ay, bz - az).normalize();
    const side = new Vector3(0, 1, 0).cross(along);
    if (side.lengthSq() < 0.02) side.set(1, 0, 0);
    side.normalize();
    const up = along.clone().cross(side);
    for (let j = 0; j <= sides; j += 1) {
      const angle = (j / sides) * Math.PI * 2;
      const s = Math.cos(angle) * wide;
      const u = Math.sin(angle) * high;
      position.push(x + side.x * s + up.x * u, y + side.y * s + up.y * u, z + side.z * s + up.z * u);
      const [name, shine = 0] = skin(i / (sections.length - 1), j / sides);
      tint.set(name);
      colour.push(tint.r, tint.g, tint.b);
      glow.push(shine);
      if (i === 0 || j === 0) continue;
      const here = i * (sides + 1) + j;
      const before = here - sides - 1;
      index.push(before - 1, before, here - 1, before, here, here - 1);
    }
  });
  return finish(position, colour, glow, index);
}

/** Creates a flat fin through its corners, coloured from its first corner to the others. */
export function fin(
  corners: readonly (readonly [number, number, number])[],
  root: string,
  rim = root,
  shine = 0,
): BufferGeometry {
  const tints = [new Color(root), new Color(rim)];
  const colour = corners.flatMap((_, i) => (tints[i === 0 ? 0 : 1] ?? new Color()).toArray());
  const index = corners.slice(2).flatMap((_, i) => [0, i + 1, i + 2]);
  return finish(
    corners.flat(),
    colour,
    corners.map(() => shine),
    index,
  );
}

/** Creates a string of sections along a curve, thick at the start. */
export function arm(
  at: (t: number) => readonly [number, number, number],
  thick: number,
  skin: Skin,
  parts = 10,
  sides = 6,
): BufferGeometry {
  const sections = Array.from({ length: parts + 1 }, (_, i): Section => {
    const t = i / parts;
    const [x, y, z] = at(t);
    const wide = thick * (1 - t * 0.9);
    return [x, y, z, wide, wide];
  });
  return loft(sections, skin, sides);
}

/** Merges pieces into one body. */
export function joined(...parts: readonly BufferGeometry[]): BufferGeometry {
  return mergeGeometries([...parts]);
}

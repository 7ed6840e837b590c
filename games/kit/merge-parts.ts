import { BufferAttribute, Color, type BufferGeometry, type ColorRepresentation, type Matrix4 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/** One piece of a model: its shape, its colour, and where it stands. */
export interface Part {
  readonly shape: BufferGeometry;
  readonly colour: ColorRepresentation;
  readonly at?: Matrix4;
}

/** Makes one geometry with flat faces and vertex colours of all pieces, so that a model is one draw call; the shapes are used up. */
export function mergeParts(parts: readonly Part[]): BufferGeometry {
  const flat = parts.map(({ shape, colour, at }) => {
    const loose = shape.index === null ? shape : shape.toNonIndexed();
    for (const name of Object.keys(loose.attributes)) if (name !== 'position') loose.deleteAttribute(name);
    if (at !== undefined) loose.applyMatrix4(at);
    loose.computeVertexNormals();
    const { r, g, b } = new Color(colour);
    const count = loose.getAttribute('position').count;
    const tint = new Float32Array(count * 3);
    for (let i = 0; i < count; i += 1) tint.set([r, g, b], i * 3);
    loose.setAttribute('color', new BufferAttribute(tint, 3));
    return loose;
  });
  return mergeGeometries(flat);
}

import { BufferAttribute, Color, type BufferGeometry, type ColorRepresentation, type Matrix4 } from 'three';
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';

/** One part of a model: shape, colour and position. */
export interface Part {
  readonly shape: BufferGeometry;
  readonly colour: ColorRepresentation;
  readonly at?: Matrix4;
  /** True for smooth shading. */
  readonly round?: boolean;
}

/** Merges parts into one geometry with vertex colours and flat faces, so that a model is one draw call. Disposes of the shapes. */
export function mergeParts(parts: readonly Part[]): BufferGeometry {
  const loose = parts.map(({ shape, colour, at, round }) => {
    for (const name of Object.keys(shape.attributes)) if (name !== 'position') shape.deleteAttribute(name);
    if (at !== undefined) shape.applyMatrix4(at);
    const loose = faces(shape, round ?? false);
    const { r, g, b } = new Color(colour);
    const count = loose.getAttribute('position').count;
    const tint = new Float32Array(count * 3);
    for (let i = 0; i < count; i += 1) tint.set([r, g, b], i * 3);
    loose.setAttribute('color', new BufferAttribute(tint, 3));
    return loose;
  });
  return mergeGeometries(loose);
}

function faces(shape: BufferGeometry, round: boolean): BufferGeometry {
  const made = round ? mergeVertices(shape, 1e-4) : shape.index === null ? shape : shape.toNonIndexed();
  made.computeVertexNormals();
  return round ? made.toNonIndexed() : made;
}

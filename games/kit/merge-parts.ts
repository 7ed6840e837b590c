import { BufferAttribute, Color, type BufferGeometry, type ColorRepresentation, type Matrix4 } from 'three';
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';

/** One piece of a model: its shape, its colour, and where it stands. */
export interface Part {
  readonly shape: BufferGeometry;
  readonly colour: ColorRepresentation;
  readonly at?: Matrix4;
  /** Rounds its faces off. */
  readonly round?: boolean;
}

/** Makes one geometry with vertex colours and flat faces of all pieces, so that a model is one draw call; the shapes are used up. */
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

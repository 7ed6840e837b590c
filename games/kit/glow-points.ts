import type { Color, Vector3 } from 'three';
import { AdditivePoints } from './additive-points';

/** One soft light: position, colour (including its strength) and size in metres. */
export interface Glow {
  readonly at: Vector3;
  readonly colour: Color;
  readonly size: number;
}

const vertex = `
attribute vec3 tint; attribute float size;
varying vec3 vTint;
uniform float pixels;
void main() {
  vTint = tint;
  vec4 eye = modelViewMatrix * vec4(position, 1.0);
  gl_Position = projectionMatrix * eye;
  gl_PointSize = min(400.0, size * pixels * projectionMatrix[1][1] / max(0.05, -eye.z));
}`;
const fragment = `
varying vec3 vTint;
void main() {
  float d = length(gl_PointCoord - 0.5) * 2.0;
  float rim = max(0.0, 1.0 - d);
  gl_FragColor = vec4(vTint * (rim * rim * 0.45 + pow(rim, 7.0)), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Up to `room` soft lights in one draw call. */
export class GlowPoints extends AdditivePoints {
  constructor(room: number) {
    super(room, { vertex, fragment });
  }

  /** Draws these lights. `pixels` is the height of the picture. */
  draw(glows: readonly Glow[], pixels: number): void {
    const { position, tint, size } = this.geometry.attributes;
    const count = Math.min(this.room, glows.length);
    glows.slice(0, count).forEach(({ at, colour, size: metres }, i) => {
      position?.setXYZ(i, at.x, at.y, at.z);
      tint?.setXYZ(i, colour.r, colour.g, colour.b);
      size?.setX(i, metres);
    });
    for (const attribute of [position, tint, size]) if (attribute !== undefined) attribute.needsUpdate = true;
    this.geometry.setDrawRange(0, count);
    this.scaleTo(pixels);
  }
}

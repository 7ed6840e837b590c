import type { Color, Vector3 } from 'three';
import { AdditivePoints } from './additive-points';

/** One spark: velocity in metres per second, lifetime in seconds, size in metres, drag as the share of speed lost per second. */
export interface Spark {
  readonly velocity: readonly [number, number, number];
  readonly colour: Color;
  readonly life: number;
  readonly size: number;
  readonly gravity?: number;
  readonly drag?: number;
}

const vertex = `
attribute vec3 tint; attribute float size; attribute float fade;
varying vec3 vTint; varying float vFade;
uniform float pixels;
void main() {
  vTint = tint; vFade = fade;
  vec4 eye = modelViewMatrix * vec4(position, 1.0);
  gl_Position = projectionMatrix * eye;
  gl_PointSize = min(160.0, size * pixels * projectionMatrix[1][1] / max(0.05, -eye.z));
}`;
const fragment = `
varying vec3 vTint; varying float vFade;
void main() {
  float d = length(gl_PointCoord - 0.5) * 2.0;
  float core = smoothstep(1.0, 0.0, d);
  gl_FragColor = vec4(vTint * core * core * vFade, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** A ring buffer of additive sparks. When it is full, a new spark replaces the oldest. */
export class Particles extends AdditivePoints {
  private next = 0;
  private readonly speed: Float32Array;
  private readonly age: Float32Array;
  private readonly life: Float32Array;
  private readonly pull: Float32Array;

  constructor(room: number) {
    super(room, { vertex, fragment }, ['fade']);
    this.speed = new Float32Array(room * 3);
    this.age = new Float32Array(room).fill(1e9);
    this.life = new Float32Array(room).fill(1);
    this.pull = new Float32Array(room * 2);
  }

  emit(at: Vector3, spark: Spark): void {
    const i = this.next;
    this.next = (this.next + 1) % this.room;
    const { position, tint, size } = this.geometry.attributes;
    position?.setXYZ(i, at.x, at.y, at.z);
    tint?.setXYZ(i, spark.colour.r, spark.colour.g, spark.colour.b);
    size?.setX(i, spark.size);
    this.speed.set(spark.velocity, i * 3);
    this.age[i] = 0;
    this.life[i] = spark.life;
    this.pull[i * 2] = spark.gravity ?? 0;
    this.pull[i * 2 + 1] = spark.drag ?? 0;
  }

  update(seconds: number, pixels: number): void {
    const { position, tint, size, fade } = this.geometry.attributes;
    if (position === undefined || fade === undefined || tint === undefined || size === undefined) return;
    for (let i = 0; i < this.room; i += 1) {
      const age = (this.age[i] ?? 0) + seconds;
      const life = this.life[i] ?? 1;
      this.age[i] = age;
      if (age >= life) {
        fade.setX(i, 0);
        continue;
      }
      const keep = Math.max(0, 1 - (this.pull[i * 2 + 1] ?? 0) * seconds);
      const sx = (this.speed[i * 3] ?? 0) * keep;
      const sy = ((this.speed[i * 3 + 1] ?? 0) - (this.pull[i * 2] ?? 0) * seconds) * keep;
      const sz = (this.speed[i * 3 + 2] ?? 0) * keep;
      this.speed[i * 3] = sx;
      this.speed[i * 3 + 1] = sy;
      this.speed[i * 3 + 2] = sz;
      position.setXYZ(
        i,
        position.getX(i) + sx * seconds,
        position.getY(i) + sy * seconds,
        position.getZ(i) + sz * seconds,
      );
      fade.setX(i, 1 - age / life);
    }
    for (const attribute of [position, tint, size, fade]) attribute.needsUpdate = true;
    this.scaleTo(pixels);
  }
}

import {
  DoubleSide,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  Quaternion,
  ShaderMaterial,
  Vector2,
  Vector3,
} from 'three';
import type { Lantern } from './lantern';

const vertex = `
attribute vec3 tint; attribute vec2 flame;
varying vec3 vTint, vNormal2, vView; varying vec2 vFlame; varying float vHeight, vTurn;
void main() {
  vTint = tint; vFlame = flame; vHeight = position.y / 0.62; vTurn = atan(position.x, position.z);
  vec4 world = modelMatrix * instanceMatrix * vec4(position, 1.0);
  vNormal2 = normalize(mat3(modelMatrix * instanceMatrix) * normal);
  vView = normalize(cameraPosition - world.xyz);
  gl_Position = projectionMatrix * viewMatrix * world;
}`;
const fragment = `
varying vec3 vTint, vNormal2, vView; varying vec2 vFlame; varying float vHeight, vTurn;
uniform float time;
void main() {
  float flicker = 0.92 + 0.08 * sin(time * 9.0 + vFlame.y * 30.0) * sin(time * 5.3 + vFlame.y * 17.0);
  float facing = abs(dot(normalize(vNormal2), vView));
  float off = (vHeight - 0.16) * 1.55; float rise = exp(-off * off * 1.6);
  float ribs = 0.84 + 0.16 * smoothstep(0.0, 0.09, abs(fract(vTurn * 0.9549) - 0.5));
  float bands = 0.93 + 0.07 * smoothstep(0.0, 0.08, abs(fract(vHeight * 4.0) - 0.5));
  float light = vFlame.x * flicker * ribs * bands * (0.13 + 1.05 * rise) * (0.45 + 0.75 * facing);
  vec3 hot = mix(vTint, vec3(1.0, 0.86, 0.52), rise * rise * 0.34);
  vec3 colour = hot * light + vTint * 0.02;
  colour *= 1.0 - 0.75 * smoothstep(0.035, 0.0, vHeight);
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

const up = new Vector3(0, 1, 0);

/** The paper of all lanterns, one draw call. */
export class LanternBody extends InstancedMesh<LatheGeometry, ShaderMaterial> {
  private readonly tint: InstancedBufferAttribute;
  private readonly flame: InstancedBufferAttribute;

  constructor(room: number) {
    const outline = [
      [0.185, 0],
      [0.192, 0.015],
      [0.215, 0.12],
      [0.248, 0.28],
      [0.268, 0.42],
      [0.262, 0.5],
      [0.225, 0.565],
      [0.14, 0.605],
      [0.001, 0.62],
    ] as const;
    const geometry = new LatheGeometry(
      outline.map(([x, y]) => new Vector2(x, y)),
      24,
    );
    super(
      geometry,
      new ShaderMaterial({
        side: DoubleSide,
        vertexShader: vertex,
        fragmentShader: fragment,
        uniforms: { time: { value: 0 } },
      }),
      room,
    );
    this.tint = new InstancedBufferAttribute(new Float32Array(room * 3), 3).setUsage(DynamicDrawUsage);
    this.flame = new InstancedBufferAttribute(new Float32Array(room * 2), 2).setUsage(DynamicDrawUsage);
    geometry.setAttribute('tint', this.tint);
    geometry.setAttribute('flame', this.flame);
    this.frustumCulled = false;
    this.count = 0;
  }

  draw(lanterns: readonly Lantern[], time: number): void {
    const matrix = new Matrix4();
    const turn = new Quaternion();
    const tilt = new Quaternion();
    lanterns.forEach((lantern, i) => {
      turn.setFromAxisAngle(up, lantern.phase * 6 + time * 0.12 * (lantern.phase - 0.5));
      tilt.setFromAxisAngle(
        new Vector3(Math.sin(lantern.phase * 9), 0, Math.cos(lantern.phase * 9)),
        0.07 * Math.sin(time * 0.7 + lantern.phase * 20),
      );
      matrix.compose(lantern.position, tilt.multiply(turn), new Vector3(1, 1, 1).multiplyScalar(lantern.size));
      this.setMatrixAt(i, matrix);
      this.tint.setXYZ(i, lantern.tint.r, lantern.tint.g, lantern.tint.b);
      this.flame.setXY(i, lantern.heat, lantern.phase);
    });
    this.count = lanterns.length;
    this.instanceMatrix.needsUpdate = true;
    this.tint.needsUpdate = true;
    this.flame.needsUpdate = true;
    const uniform = this.material.uniforms['time'];
    if (uniform !== undefined) uniform.value = time;
  }
}

import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import { noiseGlsl } from '../kit/noise-glsl';
import type { Shade } from './shade';

const room = 14;
const vertex = `
attribute vec2 state; varying vec2 vAt, vState;
void main() {
  vAt = uv * 2.0 - 1.0; vState = state;
  vec4 eye = viewMatrix * modelMatrix * vec4(instanceMatrix[3].xyz, 1.0);
  eye.xy += position.xy * (1.0 + state.x * 0.25) * vec2(3.0, 3.8);
  gl_Position = projectionMatrix * eye;
}`;
const fragment = `
varying vec2 vAt, vState; uniform float time;
${noiseGlsl}
void main() {
  vec2 p = vAt;
  float t = time * 0.8 + vState.y * 9.0;
  float sway = (noise2(vec2(p.y * 1.6 - t, vState.y * 7.0)) - 0.5) * 0.7 * (0.6 - 0.5 * p.y);
  p.x += sway;
  float head = length((p - vec2(0.0, 0.38)) * vec2(1.35, 1.2));
  float cloak = abs(p.x) / (0.24 + 0.34 * smoothstep(0.5, -0.9, p.y));
  float body = max(smoothstep(0.62, 0.1, head), smoothstep(1.0, 0.3, cloak) * smoothstep(-1.0, -0.1, p.y) * smoothstep(0.75, 0.2, p.y));
  body *= 0.55 + 0.65 * noise2(p * 3.2 + vec2(0.0, t * 1.5));
  body *= smoothstep(1.0, 0.75, length(vAt));
  body = max(0.0, body - vState.x * 0.75 * noise2(p * 5.0 + t));
  float rim = smoothstep(0.05, 0.3, body) * smoothstep(0.75, 0.3, body);
  float eyes = smoothstep(0.075, 0.02, length(vec2(abs(p.x) - 0.13, (p.y - 0.40) * 1.5 + abs(p.x) * 0.3)));
  vec3 colour = vec3(0.012, 0.006, 0.022) + rim * vec3(0.035, 0.02, 0.085) + vState.x * body * vec3(0.9, 0.5, 0.2) + eyes * vec3(0.75, 0.55, 1.5);
  gl_FragColor = vec4(colour, clamp(body * 1.1 + eyes, 0.0, 0.92) * (1.0 - vState.x * 0.6));
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** All shades in one draw call, facing the camera. */
export class ShadeMesh extends InstancedMesh<PlaneGeometry, ShaderMaterial> {
  private readonly state = new InstancedBufferAttribute(new Float32Array(room * 2), 2).setUsage(DynamicDrawUsage);

  constructor() {
    const plane = new PlaneGeometry(2, 2);
    super(
      plane,
      new ShaderMaterial({
        defines: { OCTAVES: 2 },
        uniforms: { time: { value: 0 } },
        vertexShader: vertex,
        fragmentShader: fragment,
        transparent: true,
        depthWrite: false,
      }),
      room,
    );
    plane.setAttribute('state', this.state);
    this.frustumCulled = false;
    this.renderOrder = 5;
  }

  draw(shades: readonly Shade[], time: number): void {
    this.count = Math.min(room, shades.length);
    shades.slice(0, room).forEach(({ at, fear, phase }, i) => {
      this.setMatrixAt(i, new Matrix4().makeTranslation(at.x, at.y, at.z));
      this.state.setXY(i, fear, phase);
    });
    this.instanceMatrix.needsUpdate = true;
    this.state.needsUpdate = true;
    const uniform = this.material.uniforms['time'];
    if (uniform !== undefined) uniform.value = time;
  }
}

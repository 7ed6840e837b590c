import type { Vector3 } from 'three';
import {
  BackSide,
  Color,
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import { strongest } from './wind';

const vertex = `
uniform float time; uniform float wind; uniform float phase;
varying float vAlong; varying float vFold; varying float vAcross;
void main() {
  float s = position.x; float across = position.y;
  float force = clamp(abs(wind) / 7.0, 0.0, 1.0);
  float lift = mix(0.12, 1.0, sqrt(force));
  vec3 along = normalize(vec3(sign(wind) * lift, -(1.0 - lift) * 1.4 - 0.12, 0.10));
  float wave = sin(s * 5.2 - time * (3.0 + 6.0 * force) + phase + across * 0.8) * (0.05 + 0.11 * s) * s;
  float ripple = sin(s * 12.0 - time * (5.0 + 9.0 * force) + phase * 2.0 + across * 2.0) * 0.03 * s;
  vec3 p = along * s * LENGTH + vec3(0.0, across * WIDTH * (1.0 - 0.25 * s), wave + ripple);
  p.y += wave * 0.5;
  vAlong = s; vAcross = across; vFold = cos(s * 5.2 - time * (3.0 + 6.0 * force) + phase + across * 0.8) * s + 0.4 * cos(s * 12.0 - time * (5.0 + 9.0 * force) + phase * 2.0);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(p, 1.0);
}`;
const fragment = `
uniform vec3 tint; varying float vAlong; varying float vFold; varying float vAcross;
void main() {
  float edge = smoothstep(0.36, 0.40, abs(vAcross)) * 0.8;
  vec3 colour = tint * (0.38 + 0.30 * vFold * smoothstep(0.0, 0.5, vAlong));
  colour += vec3(0.9, 0.55, 0.2) * edge * (0.30 + 0.16 * vFold);
  float mark = smoothstep(0.030, 0.022, abs(length(vec2((vAlong - 0.32) * 3.0, vAcross)) - 0.2));
  colour = mix(colour, vec3(0.85, 0.60, 0.30) * (0.5 + 0.2 * vFold), mark);
  gl_FragColor = vec4(max(colour, 0.0), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** A silk banner on a pole that shows direction and strength of the wind. */
export class Banner extends Group {
  private readonly silk: ShaderMaterial;

  constructor(foot: Vector3, height: number, colour: string, phase: number) {
    super();
    this.silk = new ShaderMaterial({
      defines: { LENGTH: '1.25', WIDTH: '0.4' },
      vertexShader: vertex,
      fragmentShader: fragment,
      side: DoubleSide,
      uniforms: {
        time: { value: 0 },
        wind: { value: 1 },
        phase: { value: phase },
        tint: { value: new Color(colour) },
      },
    });
    const cloth = new Mesh(new PlaneGeometry(1, 1, 36, 4).translate(0.5, 0, 0), this.silk);
    cloth.position.y = height - 0.32;
    cloth.frustumCulled = false;
    const pole = new Mesh(
      new CylinderGeometry(0.022, 0.032, height, 8).translate(0, height / 2, 0),
      new MeshStandardMaterial({ color: '#4a3526', roughness: 0.7 }),
    );
    const rim = new Mesh(
      new CylinderGeometry(0.026, 0.036, height, 8).translate(0, height / 2, 0),
      new MeshStandardMaterial({ color: '#000000', side: BackSide }),
    );
    this.add(pole, rim, cloth);
    this.position.copy(foot);
  }

  update(time: number, wind: number): void {
    const { uniforms } = this.silk;
    if (uniforms['time'] !== undefined) uniforms['time'].value = time;
    if (uniforms['wind'] !== undefined) uniforms['wind'].value = Math.max(-strongest, Math.min(strongest, wind));
  }
}

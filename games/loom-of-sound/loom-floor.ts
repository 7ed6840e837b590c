import { CircleGeometry, Mesh, ShaderMaterial } from 'three';

const vertex = `varying vec2 vAt; void main() { vAt = position.xy; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`;
const fragment = `
varying vec2 vAt;
uniform float wave; uniform float strength; uniform float time;
void main() {
  float r = length(vAt);
  float a = atan(vAt.y, vAt.x);
  float cloth = 0.5 + 0.5 * sin(r * 36.0) * sin(a * 48.0) * smoothstep(3.2, 0.6, r);
  float fade = smoothstep(9.0, 1.0, r);
  vec3 colour = vec3(0.020, 0.009, 0.020) * (0.7 + 0.5 * cloth);
  colour += vec3(0.30, 0.13, 0.10) * exp(-r * 0.85) * 0.5;
  float ring = exp(-pow((r - wave) * 2.2, 2.0)) * strength;
  colour += vec3(0.40, 0.16, 0.28) * ring * (0.35 + 0.65 * cloth) * 0.8;
  for (int i = 0; i < 5; i++) {
    float k = 1.3 + 0.48 * float(i);
    colour += vec3(0.09, 0.05, 0.06) * exp(-pow((r - k) * 7.0, 2.0)) * 0.5;
  }
  gl_FragColor = vec4(colour, fade);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The woven floor below the rings. Drums send a wave through it. */
export class LoomFloor extends Mesh<CircleGeometry, ShaderMaterial> {
  private age = 9;

  constructor() {
    super(
      new CircleGeometry(9, 64),
      new ShaderMaterial({
        uniforms: { wave: { value: 0 }, strength: { value: 0 }, time: { value: 0 } },
        vertexShader: vertex,
        fragmentShader: fragment,
        transparent: true,
        depthWrite: false,
      }),
    );
    this.rotation.x = -Math.PI / 2;
    this.renderOrder = -1;
  }

  /** Starts a wave for a drum beat. */
  strike(): void {
    this.age = 0;
  }

  update(seconds: number): void {
    this.age += seconds;
    const { wave, strength } = this.material.uniforms;
    if (wave !== undefined) wave.value = 0.4 + this.age * 5.5;
    if (strength !== undefined) strength.value = Math.exp(-this.age * 2.4);
  }
}

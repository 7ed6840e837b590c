import { Mesh, PlaneGeometry, ShaderMaterial } from 'three';

const fragment = `
varying vec2 vUv; uniform float level;
void main() {
  vec2 p = vec2(vUv.x, vUv.y);
  float cell = step(0.12, fract(p.x * 24.0));
  float on = step(floor(p.x * 24.0) / 24.0, level - 0.001);
  vec3 tint = mix(vec3(1.0, 0.08, 0.4), vec3(0.1, 0.8, 1.0), smoothstep(0.15, 0.6, level));
  gl_FragColor = vec4(tint * (0.10 + on * 0.95), cell * (0.35 + 0.65 * on));
  #include <colorspace_fragment>
}`;

/** The player's energy as a row of cells. */
export class EnergyBar extends Mesh<PlaneGeometry, ShaderMaterial> {
  constructor() {
    super(
      new PlaneGeometry(1.4, 0.045),
      new ShaderMaterial({
        vertexShader:
          'varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
        fragmentShader: fragment,
        uniforms: { level: { value: 1 } },
        transparent: true,
        depthTest: false,
        depthWrite: false,
      }),
    );
    this.renderOrder = 51;
  }

  set(level: number): void {
    const uniform = this.material.uniforms['level'];
    if (uniform !== undefined) uniform.value = level;
  }
}

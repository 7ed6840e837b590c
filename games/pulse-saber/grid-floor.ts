import { Mesh, PlaneGeometry, ShaderMaterial } from 'three';

const vertex = `varying vec3 vWorld; void main() { vec4 w = modelMatrix * vec4(position, 1.0); vWorld = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }`;
const fragment = `
varying vec3 vWorld; uniform float travel; uniform float beat;
float line(float x, float width) { float w = fwidth(x) * 1.2 + width; float f = abs(fract(x - 0.5) - 0.5); return smoothstep(w, 0.0, f) * min(1.0, width * 6.0 / w + 0.15); }
void main() {
  float far = length(vWorld.xz);
  vec2 p = vec2(vWorld.x, vWorld.z - travel) / 2.0;
  float grid = max(line(p.x, 0.018), line(p.y, 0.018));
  float fade = exp(-far * 0.022);
  float wave = exp(-abs(fract(far * 0.035 - beat * 0.5) - 0.5) * 14.0);
  vec3 colour = vec3(0.010, 0.003, 0.024) + vec3(0.20, 0.01, 0.12) * exp(-max(0.0, 55.0 - far) * 0.045) * 0.35;
  colour += mix(vec3(0.95, 0.06, 0.62), vec3(0.10, 0.50, 1.0), smoothstep(3.0, 16.0, abs(vWorld.x))) * grid * fade * (0.30 + 0.75 * wave);
  float lane = smoothstep(1.32, 1.24, abs(vWorld.x));
  colour = mix(colour, colour * 0.25 + vec3(0.004, 0.006, 0.018), lane * 0.85);
  float sun = exp(-abs(vWorld.x) * 0.16) * smoothstep(4.0, 70.0, -vWorld.z);
  colour += vec3(0.5, 0.06, 0.22) * sun * 0.32;
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The neon floor, which moves with the song and pulses with the beat. */
export class GridFloor extends Mesh<PlaneGeometry, ShaderMaterial> {
  constructor() {
    super(
      new PlaneGeometry(400, 400),
      new ShaderMaterial({
        vertexShader: vertex,
        fragmentShader: fragment,
        uniforms: { travel: { value: 0 }, beat: { value: 0 } },
      }),
    );
    this.rotation.x = -Math.PI / 2;
  }

  update(travel: number, beat: number): void {
    const { uniforms } = this.material;
    if (uniforms['travel'] !== undefined) uniforms['travel'].value = travel;
    if (uniforms['beat'] !== undefined) uniforms['beat'].value = beat;
  }
}

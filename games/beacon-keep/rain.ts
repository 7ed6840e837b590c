import { AdditiveBlending, BufferAttribute, BufferGeometry, LineSegments, ShaderMaterial } from 'three';
import { seededRandom } from '../kit/seeded-random';
import { beamGlsl, beamUniforms } from './beam-light';

const vertex = `
attribute float end; uniform float time; varying vec3 vWorld; varying float vEnd;
void main() {
  vec3 p = position;
  p.y = mod(p.y - time * 21.0, 26.0) - 12.0;
  p.x += p.y * 0.16;
  p += end * vec3(0.05, 0.42, 0.0);
  vec4 w = modelMatrix * vec4(p, 1.0);
  vWorld = w.xyz; vEnd = end;
  gl_Position = projectionMatrix * viewMatrix * w;
}`;
const fragment = `
varying vec3 vWorld; varying float vEnd;
${beamGlsl}
void main() {
  vec3 colour = vec3(0.035, 0.048, 0.058) + min(vec3(0.7), beamOn(vWorld) * 0.22) + flash * 0.08;
  gl_FragColor = vec4(colour * vEnd * 0.75, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Slanting rain around the gallery. */
export class Rain extends LineSegments<BufferGeometry, ShaderMaterial> {
  constructor(drops: number) {
    const random = seededRandom(33);
    const position = new Float32Array(drops * 6);
    const end = new Float32Array(drops * 2);
    for (let i = 0; i < drops; i += 1) {
      const at = [random.range(-16, 16), random.range(0, 26), random.range(-30, -1.5)];
      position.set([...at, ...at], i * 6);
      end[i * 2 + 1] = 1;
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(position, 3));
    geometry.setAttribute('end', new BufferAttribute(end, 1));
    super(
      geometry,
      new ShaderMaterial({
        uniforms: { ...beamUniforms, time: { value: 0 } },
        vertexShader: vertex,
        fragmentShader: fragment,
        transparent: true,
        depthWrite: false,
        blending: AdditiveBlending,
      }),
    );
    this.frustumCulled = false;
    this.renderOrder = 6;
  }

  update(time: number): void {
    const uniform = this.material.uniforms['time'];
    if (uniform !== undefined) uniform.value = time;
  }
}

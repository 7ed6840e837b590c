import { Color, InstancedMesh, Matrix4, PlaneGeometry, Quaternion, ShaderMaterial, Vector3 } from 'three';
import { boulder } from '../kit/boulder';
import { mergeParts } from '../kit/merge-parts';
import { noiseGlsl } from '../kit/noise-glsl';
import type { SeededRandom } from '../kit/seeded-random';
import { seaLevel } from './beam';
import { beamGlsl, beamUniforms } from './beam-light';
import { lanes, placeOf, rows } from './fleet';
import { litMaterial } from './lit-material';

const foamVertex = `varying vec2 vAt; varying vec3 vWorld; void main() { vAt = uv * 2.0 - 1.0; vec4 w = modelMatrix * instanceMatrix * vec4(position, 1.0); vWorld = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }`;
const foamFragment = `
varying vec2 vAt; varying vec3 vWorld; uniform float time;
${noiseGlsl}
${beamGlsl}
void main() {
  float r = length(vAt);
  float turn = atan(vAt.y, vAt.x);
  float surge = 0.62 + 0.10 * sin(time * 1.3 + vWorld.x * 0.3) + 0.16 * (noise2(vec2(turn * 3.0 + vWorld.x, time * 0.7)) - 0.5);
  float band = smoothstep(0.20, 0.0, abs(r - surge)) * smoothstep(1.0, 0.8, r);
  float lace = smoothstep(0.3, 0.75, noise2(vWorld.xz * 1.3 + time * 0.4));
  vec3 colour = (vec3(0.11, 0.14, 0.16) + beamOn(vWorld) * 0.5 + flash * 0.2 + dawn * vec3(0.2, 0.11, 0.08)) * band * (0.35 + 0.65 * lace);
  gl_FragColor = vec4(far(colour, vWorld), band * (0.25 + 0.6 * lace));
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Creates the rocks in the lanes with foam around them. `update` moves the foam. */
export class Rocks extends InstancedMesh {
  readonly foam: InstancedMesh<PlaneGeometry, ShaderMaterial>;

  constructor(random: SeededRandom) {
    const places = rows.flatMap((distance) => lanes.map((bearing) => placeOf({ distance, bearing })));
    const pieces = 4;
    super(mergeParts([{ shape: boulder(random), colour: '#747a7e' }]), litMaterial(), places.length * pieces);
    this.foam = new InstancedMesh(
      new PlaneGeometry(2, 2),
      new ShaderMaterial({
        defines: { OCTAVES: 2 },
        uniforms: { ...beamUniforms, time: { value: 0 } },
        vertexShader: foamVertex,
        fragmentShader: foamFragment,
        transparent: true,
        depthWrite: false,
      }),
      places.length,
    );
    const flat = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -Math.PI / 2);
    places.forEach((place, i) => {
      this.foam.setMatrixAt(
        i,
        new Matrix4().compose(place.clone().setY(seaLevel + 0.06), flat, new Vector3(6.8, 6.8, 1)),
      );
      for (let k = 0; k < pieces; k += 1) {
        const size = k === 0 ? random.range(2.4, 3.1) : random.range(0.9, 1.8);
        const turn = random.range(0, 7);
        const off = k === 0 ? 0 : random.range(1.8, 3.4);
        const at = place.clone().add(new Vector3(Math.cos(turn) * off, -0.3, Math.sin(turn) * off));
        const lean = new Quaternion().setFromAxisAngle(new Vector3(Math.cos(turn), 0.4, Math.sin(turn)).normalize(), 1);
        const high = k === 0 ? random.range(1.1, 1.7) : random.range(0.6, 1.2);
        this.setMatrixAt(i * pieces + k, new Matrix4().compose(at, lean, new Vector3(size, size * high, size)));
        this.setColorAt(i * pieces + k, new Color(1, 1, 1));
      }
    });
    this.frustumCulled = false;
    this.foam.frustumCulled = false;
    this.foam.renderOrder = 1;
  }

  update(time: number): void {
    const uniform = this.foam.material.uniforms['time'];
    if (uniform !== undefined) uniform.value = time;
  }
}

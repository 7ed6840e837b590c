import { AdditiveBlending, ConeGeometry, DoubleSide, Mesh, Quaternion, ShaderMaterial, Vector3 } from 'three';
import { noiseGlsl } from '../kit/noise-glsl';
import { lampAt } from './beam';
import { beamLight } from './beam-light';

const reach = 210;
const vertex = `
varying vec3 vWorld, vNormal2; varying float vAlong;
void main() {
  vAlong = 1.0 - uv.y;
  vec4 w = modelMatrix * vec4(position, 1.0);
  vWorld = w.xyz; vNormal2 = normalize(mat3(modelMatrix) * vec3(normal.x, 0.0, normal.z));
  gl_Position = projectionMatrix * viewMatrix * w;
}`;
const fragment = `
varying vec3 vWorld, vNormal2; varying float vAlong;
uniform float power, time;
${noiseGlsl}
void main() {
  vec3 v = normalize(cameraPosition - vWorld);
  float soft = pow(abs(dot(normalize(vNormal2), v)), 1.6);
  float metres = vAlong * ${reach.toFixed(1)};
  float fall = smoothstep(0.0, 2.5, metres) * exp(-metres * 0.017);
  float drift = 0.72 + 0.5 * noise3(vWorld * 0.16 + vec3(time * 1.2, -time * 1.6, time * 0.5));
  float close = smoothstep(0.6, 7.0, distance(cameraPosition, vWorld));
  gl_FragColor = vec4(vec3(1.0, 0.76, 0.42) * power * soft * fall * drift * close * 0.27, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The visible beam in the rain. */
export class BeamCone extends Mesh<ConeGeometry, ShaderMaterial> {
  constructor() {
    const geometry = new ConeGeometry(1, 1, 40, 24, true);
    geometry.translate(0, -0.5, 0);
    super(
      geometry,
      new ShaderMaterial({
        defines: { OCTAVES: 2 },
        uniforms: { power: beamLight.power, time: { value: 0 } },
        vertexShader: vertex,
        fragmentShader: fragment,
        transparent: true,
        depthWrite: false,
        side: DoubleSide,
        blending: AdditiveBlending,
      }),
    );
    this.position.copy(lampAt);
    this.frustumCulled = false;
    this.renderOrder = 4;
  }

  update(time: number): void {
    const wide = Math.tan(beamLight.half.value) * reach;
    this.scale.set(wide, reach, wide);
    this.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, -1, 0), beamLight.way.value));
    const uniform = this.material.uniforms['time'];
    if (uniform !== undefined) uniform.value = time;
  }
}

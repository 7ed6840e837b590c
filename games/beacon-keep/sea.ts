import { Mesh, PlaneGeometry, ShaderMaterial, type CubeTexture } from 'three';
import { noiseGlsl } from '../kit/noise-glsl';
import { seaLevel } from './beam';
import { beamGlsl, beamUniforms } from './beam-light';

const vertex = `varying vec3 vWorld; void main() { vec4 w = modelMatrix * vec4(position, 1.0); vWorld = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }`;
const fragment = `
varying vec3 vWorld; uniform samplerCube night; uniform float time;
${noiseGlsl}
${beamGlsl}
float swell(vec2 p) {
  float s = noise2(p * vec2(0.07, 0.12) + vec2(time * 0.10, time * 0.36)) * 2.6 + noise2(p * vec2(0.21, 0.34) + vec2(-time * 0.22, time * 0.5)) * 0.9;
  #if OCTAVES > 3
  s += noise2(p * vec2(0.62, 0.9) + vec2(time * 0.4, time * 0.7)) * 0.32 + noise2(p * vec2(1.7, 2.4) - time * 0.6) * 0.1;
  #endif
  return s;
}
void main() {
  vec3 v = vWorld - cameraPosition; float d = length(v); v /= d;
  float e = 0.12 + d * 0.0025;
  float s = swell(vWorld.xz);
  vec2 g = vec2(swell(vWorld.xz + vec2(e, 0.0)) - s, swell(vWorld.xz + vec2(0.0, e)) - s) / e;
  float rough = 0.55 / (1.0 + d * 0.006);
  vec3 n = normalize(vec3(-g.x * rough, 1.0, -g.y * rough));
  vec3 r = reflect(v, n); r.y = abs(r.y) + 0.01;
  float fresnel = 0.03 + 0.97 * pow(1.0 - clamp(dot(-v, n), 0.0, 1.0), 5.0);
  vec3 mirrored = textureLod(night, normalize(r), 2.0).rgb;
  vec3 colour = vec3(0.0028, 0.0085, 0.0115) * (0.6 + 0.4 * s) + mirrored * (0.10 + 0.75 * fresnel) + dawn * vec3(0.05, 0.026, 0.016) * fresnel;
  vec3 beam = beamOn(vWorld);
  vec3 half2 = normalize(normalize(lamp - vWorld) - v);
  float glint = pow(max(0.0, dot(n, half2)), 60.0);
  float crest = smoothstep(2.35, 3.3, s + 0.35 * noise2(vWorld.xz * 1.1 + time * 0.3));
  colour += beam * (vec3(0.058, 0.098, 0.088) * (0.6 + 0.5 * max(0.0, -g.y)) + 0.22 * glint);
  colour += crest * (vec3(0.018, 0.026, 0.032) + beam * vec3(0.20, 0.19, 0.17) + flash * 0.05);
  colour += flash * vec3(0.02, 0.03, 0.04) * (0.4 + fresnel);
  gl_FragColor = vec4(far(colour, vWorld), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The stormy sea, which reflects the baked sky and the light of the beam. */
export class Sea extends Mesh<PlaneGeometry, ShaderMaterial> {
  constructor(night: CubeTexture, octaves: number) {
    super(
      new PlaneGeometry(1400, 1400),
      new ShaderMaterial({
        defines: { OCTAVES: octaves },
        uniforms: { ...beamUniforms, night: { value: night }, time: { value: 0 } },
        vertexShader: vertex,
        fragmentShader: fragment,
      }),
    );
    this.rotation.x = -Math.PI / 2;
    this.position.y = seaLevel;
  }

  update(time: number): void {
    const uniform = this.material.uniforms['time'];
    if (uniform !== undefined) uniform.value = time;
  }
}

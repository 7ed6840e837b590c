import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import { noiseGlsl } from '../kit/noise-glsl';
import { seededRandom } from '../kit/seeded-random';

/** Uniforms of the meadow: time, and the wind that bends the grass. */
export const meadowWind = { time: { value: 0 }, wind: { value: 0.7 } };

/** Returns the height of the hill at a place, in metres; 0 at the player. */
export function groundAt(x: number, z: number): number {
  const far = Math.hypot(x * 0.8, z);
  return (
    -0.0105 * far * far * (far < 34 ? 1 : 34 / far) +
    0.16 * Math.sin(x * 0.21 + 1) * Math.sin(z * 0.17) * Math.min(1, far / 9)
  );
}

const groundVertex = `varying vec3 vWorld, vNormal2; void main() { vWorld = position; vNormal2 = normal; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }`;
const groundFragment = `
varying vec3 vWorld, vNormal2;
${noiseGlsl}
void main() {
  float far = length(vWorld.xz);
  float patch2 = noise2(vWorld.xz * 0.35) * 0.6 + noise2(vWorld.xz * 2.1) * 0.4;
  vec3 colour = mix(vec3(0.020, 0.030, 0.022), vec3(0.060, 0.056, 0.036), patch2);
  float low = max(0.0, dot(normalize(vNormal2), normalize(vec3(-0.34, 0.22, -0.9))));
  colour *= 0.55 + 1.6 * low;
  colour += vec3(0.16, 0.062, 0.03) * low * low * patch2;
  colour = mix(colour, vec3(0.10, 0.052, 0.075), 1.0 - exp(-far * far * 0.00022));
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;
const grassVertex = `
attribute vec4 place; attribute vec3 tint; varying vec3 vTint; varying float vUp, vFar;
uniform float time, wind;
void main() {
  float tall = place.w;
  vec3 p = position * vec3(1.0 + tall, tall, 1.0);
  float turn = place.x * 12.9 + place.z * 7.7;
  p.xz = mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * p.xz;
  float gust = sin(time * (1.6 + wind) + place.x * 0.42 + place.z * 0.55) * 0.5 + 0.5;
  float bend = position.y * position.y * tall * (0.12 + 0.42 * wind * gust);
  p.z -= bend; p.x += bend * 0.35; p.y -= bend * 0.35;
  vUp = position.y; vTint = tint;
  vec4 w = vec4(place.xyz + p, 1.0);
  vFar = length(place.xz);
  gl_Position = projectionMatrix * viewMatrix * w;
}`;
const grassFragment = `
varying vec3 vTint; varying float vUp, vFar;
void main() {
  vec3 colour = vTint * (0.28 + 1.0 * vUp * vUp) + vec3(0.30, 0.12, 0.05) * vUp * vUp * vUp * 0.5;
  colour = mix(colour, vec3(0.10, 0.052, 0.075), 1.0 - exp(-vFar * vFar * 0.00022));
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

function ground(): Mesh {
  const shape = new PlaneGeometry(180, 180, 90, 90);
  shape.rotateX(-Math.PI / 2);
  const position = shape.getAttribute('position');
  for (let i = 0; i < position.count; i += 1) position.setY(i, groundAt(position.getX(i), position.getZ(i)));
  shape.computeVertexNormals();
  return new Mesh(
    shape,
    new ShaderMaterial({ defines: { OCTAVES: 2 }, vertexShader: groundVertex, fragmentShader: groundFragment }),
  );
}

function grass(count: number): Mesh {
  const random = seededRandom(5);
  const blade = new BufferGeometry();
  const w = 0.014;
  const corners = [
    -w,
    0,
    0,
    w,
    0,
    0,
    w * 0.7,
    0.5,
    0,
    -w,
    0,
    0,
    w * 0.7,
    0.5,
    0,
    -w * 0.7,
    0.5,
    0,
    -w * 0.7,
    0.5,
    0,
    w * 0.7,
    0.5,
    0,
    0,
    1,
    0,
  ];
  blade.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3));
  const shape = new InstancedBufferGeometry();
  const [place, tint] = [new Float32Array(count * 4), new Float32Array(count * 3)];
  for (let i = 0; i < count; i += 1) {
    const far = 0.9 + 27 * random.next() ** 1.6;
    const turn = random.range(-Math.PI, Math.PI) * (i % 5 === 0 ? 1 : 0.55);
    const [x, z] = [Math.sin(turn) * far, -Math.cos(turn) * far];
    const tall = random.range(0.16, 0.5) * (1 + far / 40);
    place.set([x, groundAt(x, z) - 0.02, z, tall], i * 4);
    const { r, g, b } = new Color().setHSL(
      random.range(0.12, 0.24),
      random.range(0.25, 0.45),
      random.range(0.06, 0.15),
    );
    tint.set([r, g, b], i * 3);
  }
  shape.setAttribute('position', blade.getAttribute('position'));
  shape.setAttribute('place', new InstancedBufferAttribute(place, 4));
  shape.setAttribute('tint', new InstancedBufferAttribute(tint, 3));
  shape.instanceCount = count;
  const mesh = new Mesh(
    shape,
    new ShaderMaterial({
      vertexShader: grassVertex,
      fragmentShader: grassFragment,
      side: DoubleSide,
      uniforms: meadowWind,
    }),
  );
  mesh.frustumCulled = false;
  return mesh;
}

/** Creates the hill with its grass. */
export function makeMeadow(blades: number): Group {
  const group = new Group();
  group.add(ground(), grass(blades));
  return group;
}

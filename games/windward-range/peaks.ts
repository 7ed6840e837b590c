import type { BufferGeometry } from 'three';
import {
  BoxGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  ShaderMaterial,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { seededRandom, type SeededRandom } from '../kit/seeded-random';
import { cloudLevel } from './cloud-sea';

type Peak = readonly [x: number, z: number, height: number, radius: number];

const peaks: readonly Peak[] = [
  [-15, -33, 13, 4.2],
  [-24, -58, 25, 6.5],
  [21, -46, 19, 5],
  [34, -74, 34, 8],
  [-44, -92, 40, 10],
  [8, -96, 17, 6],
  [62, -120, 44, 13],
  [-80, -130, 52, 15],
];

function rock(random: SeededRandom, [x, z, height, radius]: Peak): BufferGeometry {
  const geometry = new CylinderGeometry(radius * 0.45, radius * 1.15, height + 6, 22, 14);
  const { position } = geometry.attributes;
  if (position === undefined) return geometry;
  const bumps = Array.from({ length: 9 }, () => random.range(0, 6.28));
  const colours = new Float32Array(position.count * 3);
  for (let i = 0; i < position.count; i += 1) {
    const [px, py, pz] = [position.getX(i), position.getY(i), position.getZ(i)];
    const turn = Math.atan2(pz, px);
    const share = py / (height + 6) + 0.5;
    let bump = 0;
    bumps.forEach((phase, k) => {
      bump += Math.sin(turn * (k + 2) + phase + share * (3 + k * 2.3)) / (k + 2.4);
    });
    const swell = 1 + bump * 0.2 - 0.25 * Math.sin(share * 9 + (bumps[0] ?? 0)) * 0.35;
    position.setXYZ(i, px * swell, py + bump * 0.4 * (share > 0.96 ? 1.4 : 0.4), pz * swell);
    const moss = Math.max(0, share - 0.72) * 1.6;
    const tone = new Color(0.075 + moss * 0.02, 0.085 + moss * 0.09, 0.11).multiplyScalar(0.55 + 0.75 * share);
    colours.set([tone.r, tone.g, tone.b], i * 3);
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  geometry.translate(x, cloudLevel - 3 + height / 2, z);
  geometry.computeVertexNormals();
  return geometry;
}

const vertex = `
attribute vec3 color; varying vec3 vTint; varying vec3 vWorld; varying vec3 vNormal;
void main() { vTint = color; vNormal = normal; vWorld = (modelMatrix * vec4(position, 1.0)).xyz; gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0); }`;
const fragment = `
varying vec3 vTint; varying vec3 vWorld; varying vec3 vNormal;
void main() {
  vec3 n = normalize(vNormal + vec3(0.0, 1e-4, 0.0));
  vec3 d = normalize(vWorld - cameraPosition);
  float ahead = max(0.0, 0.5 - 0.5 * normalize(d.xz + 1e-5).y);
  float sun = max(0.0, dot(n, normalize(vec3(-0.72, 0.16, -0.55))));
  vec3 colour = vTint * (0.26 + 0.34 * max(0.0, n.y) + 0.14 * max(0.0, n.z));
  colour += vec3(0.95, 0.36, 0.12) * pow(sun, 1.4) * 0.42;
  float far = 1.0 - exp(-length(vWorld - cameraPosition) * 0.0052);
  colour = mix(colour, vec3(0.185, 0.085, 0.080) * (0.45 + 0.75 * ahead), far);
  vec3 mist = mix(vec3(0.085, 0.085, 0.125), vec3(0.36, 0.165, 0.115), ahead * far);
  colour = mix(mist, colour, smoothstep(0.0, 7.0, vWorld.y - LEVEL));
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Material of rock against the evening: a warm rim, and mist above the clouds. */
function stone(): ShaderMaterial {
  return new ShaderMaterial({
    defines: { LEVEL: cloudLevel.toFixed(1) },
    vertexShader: vertex,
    fragmentShader: fragment,
  });
}

function pines(random: SeededRandom): BufferGeometry {
  const cones = peaks.flatMap(([x, z, height, radius]) =>
    Array.from({ length: 7 }, () => {
      const size = random.range(0.9, 2.2);
      const turn = random.range(0, 6.28);
      const out = radius * random.range(0.05, 0.42);
      return new ConeGeometry(size * 0.34, size, 5).translate(
        x + Math.cos(turn) * out,
        cloudLevel + height + size * 0.36,
        z + Math.sin(turn) * out,
      );
    }),
  );
  return mergeGeometries(cones);
}

/** Creates a small tower with curved roofs and one lit window, on the nearest peak. */
function tower([x, z, height]: Peak): Group {
  const group = new Group();
  const dark = new MeshStandardMaterial({ color: '#2a2430', roughness: 0.9 });
  const parts = [0, 1, 2].flatMap((floor) => [
    new BoxGeometry(1.5 - floor * 0.34, 1, 1.5 - floor * 0.34).translate(0, 0.5 + floor * 1.25, 0),
    new ConeGeometry(1.75 - floor * 0.38, 0.52, 4).rotateY(Math.PI / 4).translate(0, 1.22 + floor * 1.25, 0),
  ]);
  const windows = new Mesh(
    mergeGeometries(
      [0, 1, 2].map((floor) => new BoxGeometry(0.4, 0.42, 0.05).translate(0, 0.52 + floor * 1.25, 0.76 - floor * 0.17)),
    ),
    new MeshBasicMaterial({ color: new Color(1.5, 0.72, 0.25) }),
  );
  group.add(new Mesh(mergeGeometries(parts), dark), windows);
  group.position.set(x, cloudLevel + height - 0.2, z);
  group.rotation.y = 0.5;
  return group;
}

/** Pillars of rock above the clouds, with pines and a tower. */
export function makePeaks(): Group {
  const random = seededRandom(77);
  const group = new Group();
  const [nearest] = peaks;
  group.add(
    new Mesh(mergeGeometries(peaks.map((peak) => rock(random, peak))), stone()),
    new Mesh(pines(random), new MeshStandardMaterial({ color: '#0c1a1c', roughness: 1 })),
  );
  if (nearest !== undefined) group.add(tower(nearest));
  return group;
}

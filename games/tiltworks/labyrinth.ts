import type { BufferGeometry, MeshStandardMaterial } from 'three';
import {
  BoxGeometry,
  CircleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  Shape,
  ShaderMaterial,
  TorusGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { noiseGlsl } from '../kit/noise-glsl';
import type { Board } from './boards';
import { court, gapHalf, holeRadius, holesOf, ringRadius, startOf, wallWidth } from './walls';

const height = 0.062;
const flat = -Math.PI / 2;
const toRadians = Math.PI / 180;

/** Creates a piece of ring wall between two angles in degrees. */
function arc(radius: number, from: number, to: number): BufferGeometry {
  const shape = new Shape();
  shape.absarc(0, 0, radius + wallWidth / 2, from * toRadians, to * toRadians, false);
  shape.absarc(0, 0, radius - wallWidth / 2, to * toRadians, from * toRadians, true);
  return new ExtrudeGeometry(shape, {
    depth: height,
    bevelEnabled: false,
    curveSegments: Math.max(4, Math.ceil((to - from) / 5)),
  }).rotateX(flat);
}

function ring(board: Board, index: number): readonly BufferGeometry[] {
  const radius = ringRadius(board, index);
  const half = gapHalf(radius);
  const gaps = [...(board.gaps[index] ?? [])].sort((a, b) => a - b);
  const parts = gaps.map((gap, i) => {
    const next = gaps[i + 1] ?? (gaps[0] ?? 0) + 360;
    return arc(radius, gap + half, next - half);
  });
  const posts = gaps.flatMap((gap) =>
    [gap - half, gap + half].map((angle) =>
      new CylinderGeometry(wallWidth * 0.72, wallWidth * 0.72, height * 1.25, 14)
        .translate(Math.cos(angle * toRadians) * radius, height * 0.62, -Math.sin(angle * toRadians) * radius)
        .toNonIndexed(),
    ),
  );
  return [...parts, ...posts];
}

function bars(board: Board): readonly BufferGeometry[] {
  return board.bars.map(([lane, angle]) => {
    const [inner, outer] = [ringRadius(board, lane), ringRadius(board, lane + 1)];
    return new BoxGeometry(outer - inner, height, wallWidth)
      .translate((inner + outer) / 2, height / 2, 0)
      .rotateY(angle * toRadians)
      .toNonIndexed();
  });
}

const vertex = `varying vec2 vAt; varying vec3 vWorld; varying vec3 vNormal; void main() { vAt = position.xy; vNormal = normalize(mat3(modelMatrix) * normal); vWorld = (modelMatrix * vec4(position, 1.0)).xyz; gl_Position = projectionMatrix * viewMatrix * vec4(vWorld, 1.0); }`;
const fragment = `
varying vec2 vAt; varying vec3 vWorld; varying vec3 vNormal;
uniform float lanes; uniform float lit; uniform vec2 start; uniform vec3 marble;
${noiseGlsl}
void main() {
  float r = length(vAt);
  float grain = fbm2(vAt * 9.0);
  vec3 colour = mix(vec3(0.008, 0.036, 0.044), vec3(0.016, 0.058, 0.066), grain * 0.7);
  float lane = fract((r - COURT) / (1.0 - COURT) * lanes);
  float inlay = smoothstep(0.0075, 0.0035, abs(lane - 0.5) * (1.0 - COURT) / lanes) * step(COURT, r);
  float dash = smoothstep(0.2, 0.3, abs(fract(atan(vAt.y, vAt.x) * 36.0 / 3.14159) - 0.5));
  colour += vec3(0.20, 0.125, 0.040) * inlay * dash * 1.3;
  vec3 glow = vec3(1.35, 0.62, 0.17);
  colour += glow * (0.03 + 0.16 * lit) * exp(-r * (5.2 - 2.8 * lit));
  colour += vec3(0.022, 0.040, 0.045) * pow(max(0.0, dot(reflect(normalize(vWorld - cameraPosition), normalize(vNormal)), normalize(vec3(-0.5, 0.75, -0.4)))), 18.0);
  float s = length(vAt - start);
  colour += vec3(0.20, 0.36, 0.36) * (smoothstep(0.006, 0.002, abs(s - 0.055)) + 0.25 * smoothstep(0.06, 0.0, s));
  float shade = length(vAt - marble.xy);
  colour *= 1.0 - 0.75 * marble.z * smoothstep(0.062, 0.012, shade);
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The model of one labyrinth: floor, walls and holes, with a rim of radius 1. */
export class Labyrinth extends Group {
  private readonly floor: ShaderMaterial;

  constructor(board: Board, metal: MeshStandardMaterial) {
    super();
    const start = startOf(board);
    this.floor = new ShaderMaterial({
      defines: { OCTAVES: 3, COURT: court.toFixed(3) },
      vertexShader: vertex,
      fragmentShader: fragment,
      uniforms: {
        lanes: { value: board.lanes },
        lit: { value: 0 },
        start: { value: [start.x, start.y] },
        marble: { value: [start.x, start.y, 1] },
      },
    });
    const plate = new Mesh(new CircleGeometry(1.01, 96).rotateX(0), this.floor);
    plate.rotation.x = flat;
    const walls = new Mesh(
      mergeGeometries([
        ...board.gaps.flatMap((_, index) => ring(board, index)),
        arc(1 + wallWidth / 2, 0, 360),
        ...bars(board),
      ]),
      metal,
    );
    const holes = holesOf(board);
    this.add(plate, walls);
    if (holes.length === 0) return;
    const pits = holes.map(({ x, y }) => new CircleGeometry(holeRadius, 28).rotateX(flat).translate(x, 0.006, -y));
    const lips = holes.map(({ x, y }) =>
      new TorusGeometry(holeRadius, 0.0055, 8, 30).rotateX(flat).translate(x, 0.006, -y),
    );
    this.add(
      new Mesh(mergeGeometries(pits), new MeshBasicMaterial({ color: '#000000' })),
      new Mesh(mergeGeometries(lips), metal),
    );
  }

  /** Sets the lamp's light on the floor (0 to 1) and the position of the marble's shadow. */
  light(lit: number, x: number, y: number, shadow: number): void {
    const { uniforms } = this.floor;
    if (uniforms['lit'] !== undefined) uniforms['lit'].value = lit;
    if (uniforms['marble'] !== undefined) uniforms['marble'].value = [x, y, shadow];
  }

  /** Disposes of the graphics resources. */
  retire(): void {
    this.traverse((part) => {
      if (part instanceof Mesh) (part.geometry as BufferGeometry).dispose();
    });
    this.floor.dispose();
  }
}

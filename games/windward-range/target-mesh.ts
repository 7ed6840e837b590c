import {
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  DynamicDrawUsage,
  Euler,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  MeshBasicMaterial,
  Quaternion,
  SRGBColorSpace,
  Vector2,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Target } from './target-field';

const room = 16;
const tints = {
  near: new Color(1.02, 0.86, 0.66),
  middle: new Color(1.1, 0.78, 0.46),
  far: new Color(1.15, 0.66, 0.42),
};

function rings(): CanvasTexture {
  const side = 512;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context !== null) {
    const half = side / 2;
    ['#8a5a3a', '#e9d9bd', '#c8b08c', '#e9d9bd', '#d8432c'].forEach((colour, i) => {
      const radius = half * (1 - i * 0.2);
      const paper = context.createRadialGradient(half, half * 0.8, 0, half, half, radius);
      paper.addColorStop(0, colour);
      paper.addColorStop(1, i === 0 ? '#4c2d22' : colour);
      context.beginPath();
      context.arc(half, half, radius, 0, Math.PI * 2);
      context.fillStyle = paper;
      context.fill();
      context.strokeStyle = 'rgba(60, 26, 20, 0.7)';
      context.lineWidth = 5;
      context.stroke();
    });
    context.strokeStyle = 'rgba(80, 40, 25, 0.22)';
    context.lineWidth = 3;
    for (let i = 0; i < 12; i += 1) {
      const turn = (i * Math.PI) / 6;
      context.beginPath();
      context.moveTo(half + Math.cos(turn) * half * 0.2, half + Math.sin(turn) * half * 0.2);
      context.lineTo(half + Math.cos(turn) * half, half + Math.sin(turn) * half);
      context.stroke();
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

function balloon(): LatheGeometry {
  const outline = [
    [0.16, 0],
    [0.34, 0.2],
    [0.5, 0.46],
    [0.58, 0.74],
    [0.54, 0.98],
    [0.36, 1.14],
    [0.02, 1.2],
  ].map(([radius, height]) => new Vector2(radius, 1.28 + (height ?? 0)));
  const geometry = new LatheGeometry(outline, 20);
  const { position } = geometry.attributes;
  const count = position?.count ?? 0;
  const colours = new Float32Array(count * 3);
  for (let i = 0; i < count; i += 1) {
    const share = ((position?.getY(i) ?? 0) - 1.28) / 1.2;
    const rib = 0.85 + 0.15 * Math.cos(Math.atan2(position?.getZ(i) ?? 0, position?.getX(i) ?? 0) * 10);
    const heat = (0.22 + 1.15 * Math.max(0, 1 - share) ** 1.8) * rib;
    colours.set([heat, heat * 0.5, heat * 0.17], i * 3);
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return geometry;
}

/** All paper targets with their balloons, cords and tassels, in three draw calls. */
export class TargetMesh extends Group {
  private readonly discs: InstancedMesh;
  private readonly balloons: InstancedMesh;
  private readonly cords: InstancedMesh;

  constructor() {
    super();
    this.discs = new InstancedMesh(
      new CircleGeometry(1, 48),
      new MeshBasicMaterial({ map: rings(), side: DoubleSide }),
      room,
    );
    this.balloons = new InstancedMesh(balloon(), new MeshBasicMaterial({ vertexColors: true, side: DoubleSide }), room);
    const cord = (x: number): CylinderGeometry =>
      new CylinderGeometry(0.008, 0.008, 0.74, 4).rotateZ(x * 0.75).translate(x * 0.38, 1.06, 0);
    const tassel = (x: number, length: number): CylinderGeometry =>
      new CylinderGeometry(0.016, 0.045, length, 6).translate(x, -1 - length / 2, 0);
    this.cords = new InstancedMesh(
      mergeGeometries([cord(-1), cord(1), tassel(0, 0.55), tassel(-0.3, 0.36), tassel(0.3, 0.36)]),
      new MeshBasicMaterial({ color: '#8f2f22' }),
      room,
    );
    for (const mesh of [this.discs, this.balloons, this.cords]) {
      mesh.instanceMatrix.setUsage(DynamicDrawUsage);
      mesh.frustumCulled = false;
      this.add(mesh);
    }
  }

  draw(targets: readonly Target[], time: number, wind: number): void {
    const matrix = new Matrix4();
    const turn = new Quaternion();
    const euler = new Euler();
    const shown = targets.slice(0, room);
    shown.forEach((target, i) => {
      const { age, fallen, phase, position, radius, reach } = target;
      const enter = Math.max(0.001, Math.min(1, age * 1.6));
      const size = radius * enter * (2 - enter) * (fallen === undefined ? 1 : Math.max(0.05, 1 - fallen * 0.35));
      const tumble = fallen === undefined ? 0 : fallen * 3;
      euler.set(
        Math.sin(time * 0.9 + phase) * 0.05 + tumble,
        Math.sin(time * 0.6 + phase) * 0.16,
        -wind * 0.014 + Math.sin(time * 0.8 + phase * 2) * 0.04 + tumble * 0.4,
      );
      matrix.compose(position, turn.setFromEuler(euler), new Vector3(size, size, size));
      for (const mesh of [this.discs, this.balloons, this.cords]) mesh.setMatrixAt(i, matrix);
      const dim = fallen === undefined ? 1 : Math.max(0.25, 1 - fallen);
      this.discs.setColorAt(i, tints[reach.name].clone().multiplyScalar(dim));
      this.balloons.setColorAt(i, new Color(dim, dim, dim));
    });
    for (const mesh of [this.discs, this.balloons, this.cords]) {
      mesh.count = shown.length;
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
    }
  }
}

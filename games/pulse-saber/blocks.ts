import {
  BoxGeometry,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
  type ShaderMaterial,
} from 'three';
import type { Note } from './beat-map';
import { blockMaterial } from './block-material';
import { blockSize, neon, spotOf } from './lane';
import type { CutDirection } from './swing';

/** Turn of the arrow about the line of sight, in radians; the arrow of the shader points up. */
const turns: Readonly<Record<CutDirection, number>> = {
  up: 0,
  left: Math.PI / 2,
  down: Math.PI,
  right: -Math.PI / 2,
  any: 0,
};
const room = 64;
const ahead = new Vector3(0, 0, 1);

/** One block in flight: its note and position, in metres. */
export interface Block {
  readonly note: Note;
  readonly position: Vector3;
}

/** Creates a distant block for a note. */
export function makeBlock(note: Note): Block {
  const [x, y] = spotOf(note);
  return { note, position: new Vector3(x, y, -200) };
}

/** All blocks in flight, one draw call. */
export class Blocks extends InstancedMesh<BoxGeometry, ShaderMaterial> {
  private readonly tint = new InstancedBufferAttribute(new Float32Array(room * 4), 4).setUsage(DynamicDrawUsage);

  constructor() {
    const geometry = new BoxGeometry(blockSize, blockSize, blockSize);
    super(geometry, blockMaterial(), room);
    geometry.setAttribute('tint', this.tint);
    this.frustumCulled = false;
    this.count = 0;
  }

  draw(blocks: readonly Block[], beat: number): void {
    const matrix = new Matrix4();
    const turn = new Quaternion();
    const pulse = 1 + 0.05 * Math.exp(-(((beat % 1) + 1) % 1) * 5);
    this.count = Math.min(room, blocks.length);
    blocks.slice(0, room).forEach(({ note, position }, i) => {
      turn.setFromAxisAngle(ahead, turns[note.direction]);
      this.setMatrixAt(i, matrix.compose(position, turn, new Vector3(pulse, pulse, pulse)));
      const { r, g, b } = neon[note.hand];
      this.tint.setXYZW(i, r, g, b, note.direction === 'any' ? 1 : 0);
    });
    this.instanceMatrix.needsUpdate = true;
    this.tint.needsUpdate = true;
  }
}

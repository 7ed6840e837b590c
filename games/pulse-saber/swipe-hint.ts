import { CircleGeometry, Group, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { Stage } from '../kit/stage';
import { TextPanel } from '../kit/text-panel';
import type { Block } from './blocks';
import { arrowOf } from './swing';

/** Seconds of one shown swipe. */
const cycle = 1.3;
const reach = 0.5;

/** A fingertip that swipes through a block along its arrow, with a sentence below. */
export class SwipeHint extends Group {
  private readonly material = new MeshBasicMaterial({ color: '#fff6c9', transparent: true, depthTest: false });
  private readonly tip = new Mesh(new CircleGeometry(0.08), this.material);
  private readonly track = new Mesh(new PlaneGeometry(0.05, 1), this.material);
  private readonly gesture = new Group();
  private readonly text = new TextPanel({ width: 1.7, height: 0.2, backing: 'rgba(10, 8, 28, 0.82)' });

  constructor() {
    super();
    this.gesture.add(this.track, this.tip);
    this.gesture.renderOrder = 60;
    this.add(this.gesture, this.text);
  }

  /** Shows the hint at a block; undefined hides it. */
  show(block: Block | undefined, time: number, { presenting }: Stage): void {
    this.visible = block !== undefined;
    if (block === undefined) return;
    const { position, note } = block;
    const [x, y] = arrowOf(note.direction);
    const share = Math.min(1, (time % cycle) * 1.1);
    const way = share * 2 * reach;
    this.position.copy(position);
    this.position.z += 0.3;
    this.gesture.rotation.z = Math.atan2(y, x) - Math.PI / 2;
    this.tip.position.y = way - reach;
    this.track.scale.y = way + 0.01;
    this.track.position.y = way / 2 - reach;
    this.material.opacity = Math.sin(share * Math.PI);
    this.text.position.set(-position.x, -reach - 0.25, 0);
    // Small windows, such as those of phones, need larger text.
    this.text.scale.setScalar(presenting ? 1 : Math.min(1.7, Math.max(1, 600 / innerHeight)));
    const move = presenting
      ? `Swing the ${note.hand === 'left' ? 'pink' : 'blue'} blade`
      : matchMedia('(pointer: coarse)').matches
        ? 'Swipe'
        : 'Move the mouse';
    this.text.write([{ text: `${move} through the block, along its arrow`, size: 0.46 }]);
  }
}

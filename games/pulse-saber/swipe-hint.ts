import { CircleGeometry, Group, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { Stage } from '../kit/stage';
import { TextPanel } from '../kit/text-panel';
import type { Block } from './blocks';
import { arrowOf } from './swing';

/** Seconds of one shown swipe. */
const cycle = 1.3;
const reach = 0.5;
const paint = () =>
  new MeshBasicMaterial({ color: '#fff6c9', transparent: true, depthTest: false, toneMapped: false, fog: false });

/** A fingertip that swipes through a block along its arrow, with a sentence above. */
export class SwipeHint extends Group {
  private readonly tip = new Mesh(new CircleGeometry(0.08, 24), paint());
  private readonly track = new Mesh(new PlaneGeometry(0.05, 1), paint());
  private readonly text = new TextPanel({
    width: 1.7,
    height: 0.2,
    backing: 'rgba(10, 8, 28, 0.82)',
    border: '#ff6cc4',
  });

  constructor() {
    super();
    for (const mesh of [this.track, this.tip]) mesh.renderOrder = 60;
    this.visible = false;
    this.add(this.track, this.tip, this.text);
  }

  /** Shows the hint at a block; undefined hides it. `touch` is true on a touchscreen. */
  show(block: Block | undefined, time: number, { presenting, portrait }: Stage, touch: boolean): void {
    this.visible = block !== undefined;
    if (block === undefined) return;
    const [x, y] = arrowOf(block.note.direction);
    const share = Math.min(1, (time % cycle) / (cycle * 0.75));
    const along = (share * 2 - 1) * reach;
    const { position, note } = block;
    this.position.set(position.x, position.y, position.z + 0.3);
    this.tip.position.set(x * along, y * along, 0.02);
    this.tip.material.opacity = Math.sin(share * Math.PI) ** 0.5;
    this.track.rotation.z = Math.atan2(y, x) - Math.PI / 2;
    this.track.scale.y = Math.max(0.01, along + reach);
    this.track.position.set((x * (along - reach)) / 2, (y * (along - reach)) / 2, 0);
    this.track.material.opacity = 0.55 * (1 - share ** 4);
    this.text.position.set(-position.x, reach + 0.3, 0);
    this.text.scale.setScalar(portrait && !presenting ? 0.75 : 1);
    const move = presenting
      ? `Swing the ${note.hand === 'left' ? 'pink' : 'blue'} blade through the block`
      : touch
        ? 'Swipe your finger through the block'
        : 'Move the mouse through the block';
    this.text.write([{ text: `${move}, along its arrow`, size: 0.46 }]);
  }
}

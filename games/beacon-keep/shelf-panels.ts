import { Raycaster } from 'three';
import type { Aim } from '../kit/aim';
import { Hud } from '../kit/hud';
import type { Stage } from '../kit/stage';
import { TextPanel } from '../kit/text-panel';
import { shelves, top, type NightKeeper, type Shelf } from './night-keeper';

const words: Readonly<Record<Shelf, readonly [string, string]>> = {
  lens: ['Lens', 'a wider beam'],
  oil: ['Oil', 'a brighter beam'],
  clockwork: ['Clockwork', 'turns faster, lasts longer'],
};

/** The three shelves of the lamp room, from which the player chooses one improvement between watches. */
export class ShelfPanels {
  private readonly hud: Hud;
  private readonly panels: readonly TextPanel[];
  private readonly ray = new Raycaster();
  private open = false;

  constructor(stage: Stage) {
    this.hud = new Hud(stage);
    this.panels = shelves.map((_, i) => {
      const panel = new TextPanel({
        width: 0.62,
        height: 0.42,
        backing: 'rgba(16, 20, 26, 0.9)',
        border: '#ffc46b',
      });
      this.hud.add(panel, {
        anchor: [(i - 1) * 0.8, 0.05],
        xr: [(i - 1) * 0.72, 1.4, -1.7],
        size: [0.62, 0.42],
        share: 0.2,
        portraitShare: 0.26,
      });
      return panel;
    });
    this.show(undefined);
  }

  /** Shows the shelves of a keeper, or hides them. */
  show(keeper: NightKeeper | undefined): void {
    this.open = keeper !== undefined;
    this.hud.show(this.open);
    if (keeper === undefined) return;
    shelves.forEach((shelf, i) => {
      const level = keeper.lamp[shelf];
      const full = !keeper.canImprove(shelf);
      this.panels[i]?.write([
        { text: `${i + 1}  ${words[shelf][0]}`, size: 0.22, weight: 700, colour: full ? '#8b8f96' : '#ffd28a' },
        { text: full ? 'nothing better left' : words[shelf][1], size: 0.13, weight: 500 },
        { text: `${'●'.repeat(level)}${'○'.repeat(top - level)}`, size: 0.17, colour: '#ffc46b' },
      ]);
    });
  }

  /** Handles the aims and the keys 1 to 3. Returns the shelf that was chosen in this frame. */
  update(aims: readonly Aim[], keys: readonly string[]): Shelf | undefined {
    if (!this.open) return undefined;
    this.hud.update();
    let chosen = shelves.find((_, i) => keys.includes(`Digit${i + 1}`) || keys.includes(`Numpad${i + 1}`));
    for (const aim of aims) {
      this.ray.set(aim.origin, aim.direction);
      const hit = this.panels.findIndex((panel) => {
        panel.updateWorldMatrix(true, false);
        return this.ray.intersectObject(panel, false).length > 0;
      });
      this.panels[hit]?.scale.multiplyScalar(1.07);
      if (aim.pressedNow) chosen = shelves[hit] ?? chosen;
    }
    return chosen;
  }
}

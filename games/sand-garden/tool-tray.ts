import { Raycaster } from 'three';
import type { Aim } from '../kit/aim';
import type { Stage } from '../kit/stage';
import { TextPanel } from '../kit/text-panel';

/** One tile of the tray. */
export interface Tile {
  readonly name: string;
  readonly label: string;
}

const [wide, high, gap] = [0.3, 0.15, 0.02];
const depth = 2;
const calm = '#f2e8d8';

/** The tools. In a window they are at the lower edge, in two rows on a phone; in a headset on a stand in front of the player. */
export class ToolTray {
  private readonly stage: Stage;
  private readonly ray = new Raycaster();
  private readonly panels: TextPanel[] = [];
  private tiles: readonly Tile[] = [];
  private presenting: boolean | undefined;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** Shows these tiles with one selected. */
  show(tiles: readonly Tile[], chosen: string): void {
    this.tiles = tiles;
    while (this.panels.length < tiles.length) {
      const panel = new TextPanel({ width: wide, height: high, backing: 'rgba(24, 18, 12, 0.78)' });
      this.panels.push(panel);
      (this.presenting ? this.stage.rig : this.stage.camera).add(panel);
    }
    this.panels.forEach((panel, i) => {
      const tile = tiles[i];
      panel.visible = tile !== undefined;
      if (tile === undefined) return;
      const on = tile.name === chosen;
      panel.write([{ text: tile.label, size: 0.34, weight: on ? 700 : 500, colour: on ? '#ffcf8a' : calm }]);
    });
  }

  hide(): void {
    for (const panel of this.panels) panel.visible = false;
    this.tiles = [];
  }

  /** Returns the index of the tile under an aim, or -1. */
  under(aim: Aim): number {
    this.ray.set(aim.origin, aim.direction);
    return this.panels.findIndex((panel, i) => {
      if (i >= this.tiles.length) return false;
      panel.updateWorldMatrix(true, false);
      return this.ray.intersectObject(panel, false).length > 0;
    });
  }

  update(): void {
    const { presenting, camera, rig, portrait } = this.stage;
    if (presenting !== this.presenting) {
      for (const panel of this.panels) (presenting ? rig : camera).add(panel);
      this.presenting = presenting;
    }
    const count = this.tiles.length;
    const rows = portrait && !presenting ? 2 : 1;
    const columns = Math.ceil(count / rows);
    const half = Math.tan((camera.fov * Math.PI) / 360) * depth;
    const room = half * camera.aspect * 1.92;
    const scale = presenting ? 0.55 : Math.min(room / (columns * (wide + gap)), (half * 0.26) / high);
    this.panels.slice(0, count).forEach((panel, i) => {
      const [row, column] = [Math.floor(i / columns), i % columns];
      const inRow = row === rows - 1 ? count - row * columns : columns;
      const x = (column - (inRow - 1) / 2) * (wide + gap) * scale;
      const y = (rows - 1 - row + 0.5) * (high + gap) * scale;
      panel.scale.setScalar(scale);
      if (presenting) panel.position.set(x, 0.92 + y, -0.62);
      else panel.position.set(x, -half * 0.985 + y, -depth);
      panel.rotation.set(presenting ? -0.6 : 0, 0, 0);
    });
  }
}

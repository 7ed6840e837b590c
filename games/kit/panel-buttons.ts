import { Raycaster } from 'three';
import type { Aim } from './aim';
import { TextPanel } from './text-panel';
import type { Stage } from './stage';

/** A button in the world: an icon above a short label. */
export interface PanelButton {
  readonly id: string;
  readonly sign: string;
  readonly word: string;
}

const depth = 2;
const shape = { width: 0.28, height: 0.2 };
const widest = 96;
const gap = 8;

/** A row of buttons. In a window they are at the lower edge, at least 44 pixels high; in a headset on a desk in front of the player. */
export class PanelButtons {
  private readonly panels: readonly { readonly panel: TextPanel; id: string; face: PanelButton }[];
  private readonly stage: Stage;
  private readonly accent: string;
  private readonly ray = new Raycaster();
  private hovered = '';
  private presenting: boolean | undefined;

  constructor(stage: Stage, buttons: readonly PanelButton[], accent: string) {
    this.stage = stage;
    this.accent = accent;
    this.panels = buttons.map((face) => {
      const panel = new TextPanel({ ...shape, backing: 'rgba(14, 16, 34, 0.66)', border: 'rgba(255, 255, 255, 0.2)' });
      panel.visible = false;
      panel.renderOrder = 60;
      return { panel, id: face.id, face };
    });
  }

  show(visible: boolean): void {
    for (const { panel } of this.panels) panel.visible = visible;
  }

  /** Changes the label of a button. */
  label(id: string, sign: string, word: string): void {
    for (const entry of this.panels) if (entry.id === id) entry.face = { id, sign, word };
  }

  /** Positions the row and returns the button that was pressed in this frame. */
  update(aims: readonly Aim[]): string | undefined {
    this.place();
    let pressed: string | undefined;
    this.hovered = '';
    for (const aim of aims) {
      const id = this.under(aim);
      if (id === undefined) continue;
      this.hovered = id;
      if (aim.pressedNow) pressed = id;
    }
    for (const { panel, id, face } of this.panels) {
      const colour = id === this.hovered ? this.accent : '#f4f6ff';
      panel.write([
        { text: face.sign, size: 0.4, weight: 600, colour },
        { text: face.word, size: 0.22, weight: 500, colour },
      ]);
    }
    return pressed;
  }

  /** Returns the button under an aim. */
  under(aim: Aim): string | undefined {
    this.ray.set(aim.origin, aim.direction);
    return this.panels.find(({ panel }) => panel.visible && this.ray.intersectObject(panel, false).length > 0)?.id;
  }

  private place(): void {
    const { presenting, camera, rig } = this.stage;
    if (presenting !== this.presenting) {
      for (const { panel } of this.panels) (presenting ? rig : camera).add(panel);
      this.presenting = presenting;
    }
    const half = Math.tan((camera.fov * Math.PI) / 360) * depth;
    const perPixel = (half * 2) / innerHeight;
    const count = this.panels.length;
    const wide = Math.min(widest, (innerWidth * 0.96 - gap * count) / count);
    const high = Math.max(46, (wide * shape.height) / shape.width);
    this.panels.forEach(({ panel }, i) => {
      const side = i - (count - 1) / 2;
      if (presenting) {
        panel.position.set(side * 0.31, 0.86, -0.95);
        panel.rotation.set(-0.6, 0, 0);
        panel.scale.setScalar(1);
        return;
      }
      panel.rotation.set(0, 0, 0);
      panel.scale.set((wide * perPixel) / shape.width, (high * perPixel) / shape.height, 1);
      panel.position.set(side * (wide + gap) * perPixel, -half + (high / 2 + 14) * perPixel, -depth);
    });
  }
}

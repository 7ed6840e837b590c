import { Vector3 } from 'three';
import type { Stage } from './stage';
import { TextPanel } from './text-panel';

/** A panel in front of a player in a headset while the game is not running. */
export class VrNotice {
  private readonly panel: TextPanel;
  private readonly stage: Stage;
  private readonly accent: string;
  private wanted = false;
  private placed = false;

  constructor(stage: Stage, accent: string) {
    this.stage = stage;
    this.accent = accent;
    this.panel = new TextPanel({ width: 1.5, height: 0.8, backing: 'rgba(10, 11, 20, 0.86)', border: accent });
    this.panel.visible = false;
    this.panel.renderOrder = 90;
    stage.scene.add(this.panel);
  }

  show(heading: string, lines: readonly string[]): void {
    this.wanted = true;
    this.placed = false;
    this.panel.write([
      { text: heading, size: 0.17, weight: 700, colour: this.accent },
      ...lines.map((text) => ({ text, size: 0.075, weight: 500 })),
    ]);
  }

  hide(): void {
    this.wanted = false;
  }

  /** Places the panel in front of the face once, when the headset's pose is known. */
  update(): void {
    this.panel.visible = this.wanted && this.stage.presenting;
    if (!this.panel.visible || this.placed) return;
    const head = this.stage.head(new Vector3());
    const ahead = new Vector3(0, 0, -1).transformDirection(this.stage.camera.matrixWorld).setY(0).normalize();
    this.panel.position.copy(head).addScaledVector(ahead, 1.8);
    this.panel.lookAt(head);
    this.placed = true;
  }
}

import type { Stage } from './stage';
import { TextPanel } from './text-panel';

const seconds = 3.6;
const width = 0.9;
/** Width below which the text is hard to read, in CSS pixels. */
const readable = 230;

/** Returns a text in two lines of similar length if it is too long for one. */
export function linesOf(text: string): readonly string[] {
  const space = text.length > 36 ? text.indexOf(' ', text.length / 2) : -1;
  return space < 0 ? [text] : [text.slice(0, space), text.slice(space + 1)];
}

/** A short message in front of the player, in a headset and in a window. Messages are queued. */
export class WorldToast {
  private readonly panel: TextPanel;
  private readonly waiting: { readonly title: string; readonly text: string }[] = [];
  private readonly stage: Stage;
  private readonly accent: string;
  private age = seconds;

  constructor(stage: Stage, accent: string) {
    this.stage = stage;
    this.accent = accent;
    this.panel = new TextPanel({ width, height: 0.24, backing: 'rgba(10, 11, 20, 0.82)', border: accent });
    this.panel.visible = false;
    this.panel.renderOrder = 99;
    stage.camera.add(this.panel);
  }

  show(title: string, text: string): void {
    this.waiting.push({ title, text });
  }

  update(elapsed: number): void {
    this.age += elapsed;
    if (this.age >= seconds) {
      const next = this.waiting.shift();
      this.panel.visible = next !== undefined;
      if (next === undefined) return;
      this.age = 0;
      this.panel.write([
        { text: next.title, size: 0.3, weight: 700, colour: this.accent },
        ...linesOf(next.text).map((text) => ({ text, size: 0.2, weight: 500 })),
      ]);
    }
    const enter = Math.min(1, this.age / 0.25);
    const leave = Math.min(1, (seconds - this.age) / 0.4);
    this.panel.material.opacity = enter * leave;
    const { presenting, camera } = this.stage;
    const depth = 1.5;
    const half = Math.tan((camera.fov * Math.PI) / 360) * depth;
    const full = (half * camera.aspect * 2) / width;
    const scale = presenting ? 0.8 : Math.min(full * 0.9, Math.max(1.2, (full * readable) / innerWidth));
    this.panel.scale.setScalar(scale);
    this.panel.position.set(0, (presenting ? 0.32 : half * 0.62) + (1 - enter) * 0.06, -depth);
  }
}

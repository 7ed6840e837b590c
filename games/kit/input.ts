import type { Aim } from './aim';
import { controllerAims } from './controller-aims';
import { screenAims } from './screen-aims';
import type { Stage } from './stage';

/** Direction of each arrow key: right and up are positive. */
export const aimKeys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** All input of the player: controllers in a headset; mouse, fingers and keyboard otherwise. */
export class Input {
  private readonly controllers;
  private readonly screen;
  private readonly stage: Stage;
  private readonly heldKeys = new Set<string>();
  private newKeys: string[] = [];
  /** Key codes pressed since the last frame. */
  keys: readonly string[] = [];
  /** True if the arrow keys move the mouse aim. A game with another use for the arrows switches this off. */
  arrowsAim = true;

  constructor(stage: Stage) {
    this.stage = stage;
    this.controllers = controllerAims(stage.renderer, stage.rig);
    this.screen = screenAims(stage.renderer.domElement, stage.camera);
    addEventListener('keydown', (event) => this.keyDown(event));
    addEventListener('keyup', (event) => this.keyUp(event));
    addEventListener('blur', () => this.heldKeys.clear());
  }

  /** The active aims. */
  get aims(): readonly Aim[] {
    const all = this.stage.presenting ? this.controllers.aims : this.screen.aims;
    return all.filter(({ active }) => active);
  }

  /** The aim that the windowed camera may follow. */
  get primary(): Aim {
    return this.aims[this.aims.length - 1] ?? this.screen.mouse;
  }

  /** Returns true if a key is pressed. Takes its code. */
  held(code: string): boolean {
    return this.heldKeys.has(code);
  }

  /** Applies the input since the last frame, which was `seconds` ago. */
  update(seconds: number): void {
    this.keys = this.newKeys;
    this.newKeys = [];
    if (this.arrowsAim) {
      for (const key of this.heldKeys) {
        const [x, y] = aimKeys[key] ?? [0, 0];
        const { screen } = this.screen.mouse;
        screen.set(clamp(screen.x + x * seconds * 1.3), clamp(screen.y + y * seconds * 1.3));
      }
    }
    this.controllers.update();
    this.screen.update();
  }

  /** Clears all pressed states. */
  reset(): void {
    for (const aim of [...this.controllers.aims, ...this.screen.aims]) aim.reset();
    this.newKeys = [];
  }

  private keyDown(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLButtonElement) return;
    this.heldKeys.add(event.code);
    this.newKeys.push(event.code);
    const { mouse } = this.screen;
    if (event.code in aimKeys || event.code === 'Space') {
      mouse.active = true;
      event.preventDefault();
    }
    if (event.code === 'Space') mouse.down();
    if (event.code === 'KeyQ') mouse.squeeze();
  }

  private keyUp(event: KeyboardEvent): void {
    if (this.heldKeys.delete(event.code) && event.code === 'Space') this.screen.mouse.up();
  }
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

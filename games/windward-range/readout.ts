import type { Vector3 } from 'three';
import { Hud } from '../kit/hud';
import type { Stage } from '../kit/stage';
import { TextPanel } from '../kit/text-panel';
import type { RoundKeeper } from './round-keeper';
import { windText } from './wind';

const popSeconds = 1.4;

/** The display of points, arrows and wind, with the points of a hit at its place. */
export class Readout {
  private readonly hud: Hud;
  private readonly stage: Stage;
  private readonly points = new TextPanel({ width: 0.8, height: 0.36, align: 'left' });
  private readonly wind = new TextPanel({ width: 0.8, height: 0.36, align: 'center' });
  private readonly pops = [0, 1, 2].map(() => ({ panel: new TextPanel({ width: 1, height: 0.44 }), age: popSeconds }));
  private nextPop = 0;

  constructor(stage: Stage) {
    this.stage = stage;
    this.hud = new Hud(stage);
    this.hud.add(this.points, {
      anchor: [-1, 1],
      xr: [-1.7, 2.5, -3.4],
      size: [0.8, 0.36],
      share: 0.17,
      portraitShare: 0.4,
    });
    this.hud.add(this.wind, {
      anchor: [0, 1],
      xr: [0, 2.7, -3.4],
      size: [0.8, 0.36],
      share: 0.17,
      portraitShare: 0.36,
    });
    this.hud.show(false);
    for (const { panel } of this.pops) {
      panel.visible = false;
      stage.scene.add(panel);
    }
  }

  show(visible: boolean): void {
    this.hud.show(visible);
  }

  /** Shows the points of a hit. */
  pop(at: Vector3, title: string, text: string): void {
    const pop = this.pops[this.nextPop % this.pops.length];
    this.nextPop += 1;
    if (pop === undefined) return;
    pop.age = 0;
    pop.panel.position.copy(at);
    pop.panel.write([
      { text: title, size: 0.5, weight: 700, colour: '#ffe6b8', glow: '#c44a12' },
      { text, size: 0.22, weight: 500, colour: '#ffd2a0' },
    ]);
  }

  update(keeper: RoundKeeper, wind: number): void {
    this.hud.update();
    this.points.write([
      { text: keeper.score.toLocaleString('en'), size: 0.5, weight: 700, glow: '#b4501a' },
      {
        text: `${keeper.left} ${keeper.left === 1 ? 'arrow' : 'arrows'} left`,
        size: 0.22,
        weight: 500,
        colour: '#ffd2a0',
      },
    ]);
    this.wind.write([
      { text: windText(wind), size: 0.34, weight: 700, colour: '#bfe4ff', glow: '#0f4470' },
      { text: 'wind', size: 0.2, weight: 500, colour: '#bfd6ea' },
    ]);
  }

  /** Animates the points of hits. */
  drift(seconds: number): void {
    for (const pop of this.pops) {
      pop.age += seconds;
      pop.panel.visible = pop.age < popSeconds;
      if (!pop.panel.visible) continue;
      pop.panel.position.y += seconds * 0.9;
      pop.panel.quaternion.copy(this.stage.camera.quaternion);
      pop.panel.scale.setScalar(1.2 - pop.panel.position.z * 0.07);
      pop.panel.material.opacity = Math.min(1, (popSeconds - pop.age) / 0.5);
    }
  }
}

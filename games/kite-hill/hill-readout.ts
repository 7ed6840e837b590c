import { Hud } from '../kit/hud';
import type { Stage } from '../kit/stage';
import { TextPanel } from '../kit/text-panel';
import { windName } from './wind';

/** Values of the display. */
export interface FlightState {
  /** Height in metres. */
  readonly height: number;
  readonly highest: number;
  readonly line: number;
  readonly loops: number;
  readonly wind: number;
  /** Remaining seconds of daylight. */
  readonly left: number;
}

/** The display of height, wind and daylight. */
export class HillReadout {
  private readonly hud: Hud;
  private readonly height = new TextPanel({ width: 0.9, height: 0.4, align: 'left' });
  private readonly air = new TextPanel({ width: 1, height: 0.18, backing: 'rgba(38, 20, 42, 0.55)' });

  constructor(stage: Stage) {
    this.hud = new Hud(stage);
    this.hud.add(this.height, {
      anchor: [-1, 1],
      xr: [-1.5, 1.7, -2.4],
      size: [0.9, 0.4],
      share: 0.22,
      portraitShare: 0.48,
    });
    this.hud.add(this.air, { anchor: [0, -1], xr: [0, 0.7, -1.9], size: [1, 0.18], share: 0.36, portraitShare: 0.9 });
    this.hud.show(false);
  }

  show(visible: boolean): void {
    this.hud.show(visible);
  }

  update({ height, highest, line, loops, wind, left }: FlightState): void {
    this.hud.update();
    this.height.write([
      { text: `HIGHEST ${Math.floor(highest)} M · LOOPS ${loops}`, size: 0.15, weight: 500, colour: '#ffd8b8' },
      { text: `${Math.floor(height)} m`, size: 0.46, weight: 700, glow: '#c0503a' },
    ]);
    const bars = Math.round(Math.min(1.3, wind) * 7);
    this.air.write([
      {
        text: `Wind ${'▮'.repeat(bars)}${'▯'.repeat(9 - bars)} ${windName(wind)}   ·   Line ${Math.round(line)} m   ·   Light ${Math.ceil(left)} s`,
        size: 0.26,
        weight: 500,
        colour: '#ffe6cf',
      },
    ]);
  }
}

import { Hud, type HudPlace } from '../kit/hud';
import type { Stage } from '../kit/stage';
import { TextPanel } from '../kit/text-panel';
import type { NightKeeper } from './night-keeper';
import { watches } from './watch-plan';

const scorePlace: HudPlace = {
  anchor: [-1, 1],
  xr: [-1.5, 1.9, -2.6],
  size: [0.9, 0.34],
  share: 0.22,
  portraitShare: 0.5,
};
const statePlace: HudPlace = {
  anchor: [0, -1],
  xr: [0, 0.75, -1.9],
  size: [0.9, 0.2],
  share: 0.3,
  portraitShare: 0.74,
};

/** The display of score, watch, lost ships and flares. */
export class KeepReadout {
  private readonly hud: Hud;
  private readonly score = new TextPanel({ width: 0.9, height: 0.34, align: 'left' });
  private readonly state = new TextPanel({ width: 0.9, height: 0.2, backing: 'rgba(10, 16, 22, 0.55)' });

  constructor(stage: Stage) {
    this.hud = new Hud(stage, [
      [this.score, scorePlace],
      [this.state, statePlace],
    ]);
    this.hud.show(false);
  }

  show(visible: boolean): void {
    this.hud.show(visible);
  }

  update({ score, night, watch, left, lost }: NightKeeper, flares: number): void {
    this.hud.update();
    this.score.write([
      { text: `NIGHT ${night} · WATCH ${watch} OF ${watches}`, size: 0.17, weight: 500, colour: '#9fc4cf' },
      { text: score.toLocaleString('en'), size: 0.46, weight: 700, glow: '#c07a1c' },
    ]);
    const ships = `${'▲ '.repeat(left)}${'△ '.repeat(lost)}`.trim();
    this.state.write([
      {
        text: `Trust ${ships}      Flares ${flares}`,
        size: 0.36,
        weight: 500,
        colour: '#ffdda8',
      },
    ]);
  }
}

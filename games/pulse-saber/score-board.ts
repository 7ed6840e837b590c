import type { Stage } from '../kit/stage';
import { Hud, type HudPlace } from '../kit/hud';
import { TextPanel } from '../kit/text-panel';
import { EnergyBar } from './energy-bar';
import { multiplier, type ScoreKeeper } from './score-keeper';

const scorePlace: HudPlace = {
  anchor: [-1, 1],
  xr: [-1.9, 1.6, -3.2],
  size: [0.9, 0.42],
  share: 0.2,
  portraitShare: 0.42,
};
const comboPlace: HudPlace = {
  anchor: [1, 0.45],
  xr: [1.9, 1.6, -3.2],
  size: [0.9, 0.42],
  share: 0.2,
  portraitShare: 0.42,
};
const energyPlace: HudPlace = {
  anchor: [0, -1],
  xr: [0, 0.12, -2.6],
  size: [1.4, 0.045],
  share: 0.36,
  portraitShare: 0.8,
};

/** The display of score, combo and energy. */
export class ScoreBoard {
  private readonly hud: Hud;
  private readonly score = new TextPanel({ width: 0.9, height: 0.42, align: 'left' });
  private readonly combo = new TextPanel({ width: 0.9, height: 0.42, align: 'right' });
  private readonly energy = new EnergyBar();

  constructor(stage: Stage) {
    this.hud = new Hud(stage, [
      [this.score, scorePlace],
      [this.combo, comboPlace],
      [this.energy, energyPlace],
    ]);
    this.hud.show(false);
  }

  show(visible: boolean): void {
    this.hud.show(visible);
  }

  update(keeper: ScoreKeeper, section: string): void {
    this.hud.update();
    this.score.write([
      { text: section.toUpperCase(), size: 0.15, weight: 500, colour: '#c9a6ff' },
      { text: keeper.score.toLocaleString('en'), size: 0.42, weight: 700, glow: '#ff2d95' },
    ]);
    this.combo.write([
      { text: `×${multiplier(keeper.combo)}`, size: 0.42, weight: 700, colour: '#6fe3ff', glow: '#1fb6ff' },
      { text: `combo ${keeper.combo}`, size: 0.2, weight: 500 },
    ]);
    this.energy.set(keeper.energy);
  }
}

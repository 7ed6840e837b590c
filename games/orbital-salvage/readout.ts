import { Hud } from '../kit/hud';
import type { Stage } from '../kit/stage';
import { TextPanel } from '../kit/text-panel';
import type { MissionKeeper } from './mission-keeper';

/** The display of score, wave and shields. */
export class Readout {
  private readonly hud: Hud;
  private readonly left = new TextPanel({ width: 0.8, height: 0.36, align: 'left' });
  private readonly right = new TextPanel({ width: 0.8, height: 0.36, align: 'right' });

  constructor(stage: Stage) {
    this.hud = new Hud(stage);
    this.hud.add(this.left, {
      anchor: [-1, -1],
      xr: [-0.75, 0.85, -1.5],
      size: [0.8, 0.36],
      share: 0.22,
      portraitShare: 0.44,
    });
    this.hud.add(this.right, {
      anchor: [1, -1],
      xr: [0.75, 0.85, -1.5],
      size: [0.8, 0.36],
      share: 0.22,
      portraitShare: 0.44,
    });
    this.hud.show(false);
  }

  show(visible: boolean): void {
    this.hud.show(visible);
  }

  update(keeper: MissionKeeper, wave: number): void {
    this.hud.update();
    const cells = Math.ceil(keeper.shields / 10);
    this.left.write([
      { text: `SHIELD ${Math.round(keeper.shields)}`, size: 0.19, weight: 500, colour: '#9fe8dc' },
      {
        text: '▰'.repeat(cells) + '▱'.repeat(10 - cells),
        size: 0.26,
        colour: keeper.shields > 30 ? '#3df2c4' : '#ff6a4d',
        glow: '#0a5f50',
      },
    ]);
    this.right.write([
      { text: `WAVE ${wave}  ·  CRATES ${keeper.salvaged}`, size: 0.19, weight: 500, colour: '#ffd2a0' },
      { text: keeper.score.toLocaleString('en'), size: 0.42, weight: 700, glow: '#8a4a10' },
    ]);
  }
}

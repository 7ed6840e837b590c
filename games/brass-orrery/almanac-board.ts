import { Hud } from '../kit/hud';
import type { Stage } from '../kit/stage';
import { TextPanel } from '../kit/text-panel';
import { conjunctions, type Found } from './almanac';
import { dateText, moons, planets } from './planets';

/** The display of the date, the almanac and the selected planet. */
export class AlmanacBoard {
  private readonly hud: Hud;
  private readonly date = new TextPanel({ width: 0.9, height: 0.26, align: 'center' });
  private readonly list = new TextPanel({ width: 0.8, height: 0.62, align: 'left' });

  constructor(stage: Stage) {
    this.hud = new Hud(stage);
    this.hud.add(this.date, {
      anchor: [0, -1],
      xr: [0, 0.62, -0.95],
      size: [0.9, 0.26],
      share: 0.26,
      portraitShare: 0.62,
    });
    this.hud.add(this.list, {
      anchor: [-1, 1],
      xr: [-1.15, 1.5, -1.2],
      size: [0.8, 0.62],
      share: 0.26,
      portraitShare: 0.52,
    });
    this.hud.show(false);
  }

  show(visible: boolean): void {
    this.hud.show(visible);
  }

  update(years: number, near: number | undefined, found: Found): void {
    this.hud.update();
    const planet = near === undefined ? undefined : planets[near];
    const period =
      planet === undefined ? '' : `${planet.period.toFixed(planet.period < 10 ? 2 : 1)} years around the Sun`;
    this.date.write([
      { text: planet?.name ?? dateText(years), size: 0.42, weight: 700, colour: '#ffe9bd', glow: '#7a4a12' },
      {
        text: planet === undefined ? 'turn, and stop where a thread shines' : `${dateText(years)} · ${period}`,
        size: 0.24,
        weight: 500,
        colour: '#d8c8e8',
      },
    ]);
    this.list.write([
      { text: `Almanac ${found.lines.length}/${conjunctions.length}`, size: 0.12, weight: 700, colour: '#ffe0a0' },
      ...conjunctions.map((conjunction) => {
        const has = found.lines.includes(conjunction.slug);
        return {
          text: has ? `● ${conjunction.name}` : `○ ${conjunction.planets.join(' · ')}`,
          size: 0.085,
          weight: has ? 600 : 500,
          colour: has ? '#ffd58a' : '#b9b4d6',
        };
      }),
      { text: `Moons lit ${found.moons.length}/${moons.length}`, size: 0.1, weight: 600, colour: '#cfe4ff' },
    ]);
  }
}

import type { Hud } from '../kit/hud';
import { TextPanel } from '../kit/text-panel';
import { creatures, hours } from './creatures';
import type { Diary } from './diary';

/** The open diary: the names of the twelve creatures, or the hours of those that are missing. */
export class DiaryPanel {
  private readonly panel = new TextPanel({
    width: 0.8,
    height: 0.92,
    backing: 'rgba(4, 20, 34, 0.86)',
    border: 'rgba(125, 240, 224, 0.6)',
  });
  private open = false;

  constructor(hud: Hud) {
    hud.add(this.panel, {
      anchor: [0, 0.1],
      xr: [0.85, 1.35, -1.5],
      size: [0.8, 0.92],
      share: 0.34,
      portraitShare: 0.8,
    });
    this.panel.visible = false;
  }

  toggle(): void {
    this.open = !this.open;
  }

  close(): void {
    this.open = false;
  }

  update({ seen }: Diary): void {
    this.panel.visible = this.open;
    if (!this.open) return;
    this.panel.write([
      { text: `Diary  ${seen.length} / ${creatures.length}`, size: 0.07, weight: 700, colour: '#7df0e0' },
      ...creatures.map(({ slug, name, hours: when }) => {
        const met = seen.includes(slug);
        const times = hours.filter((hour) => when.includes(hour)).join(', ');
        return {
          text: met ? `● ${name}` : `○ ${times}`,
          size: 0.046,
          weight: 500,
          colour: met ? '#f4f6ff' : '#8fa8b8',
        };
      }),
    ]);
  }
}

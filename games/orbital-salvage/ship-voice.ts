import type { Synth } from '../kit/synth';

/** The sounds aboard: tools, hits, and the hum of the suit. */
export class ShipVoice {
  private readonly synth: Synth;
  private nextHum = 0;
  private nextPull = 0;
  private turn = 0;

  constructor(synth: Synth) {
    this.synth = synth;
  }

  shot(pan: number): void {
    this.synth.play({
      frequency: 880,
      slideTo: 140,
      duration: 0.14,
      gain: 0.09,
      type: 'sawtooth',
      cutoff: 3200,
      pan,
      wet: 0.25,
    });
  }

  explode(): void {
    this.synth.burst({ duration: 0.9, gain: 0.3, cutoff: 1800, slideTo: 60, wet: 0.6 });
    this.synth.play({ frequency: 120, slideTo: 30, duration: 0.6, gain: 0.3, wet: 0.2 });
  }

  chip(): void {
    this.synth.burst({ duration: 0.1, gain: 0.12, cutoff: 4000, slideTo: 1200 });
  }

  aboard(count: number): void {
    [0, 4, 7].forEach((step, i) =>
      this.synth.play({
        frequency: 440 * 2 ** ((step + (count % 5)) / 12),
        duration: 0.3,
        gain: 0.08,
        type: 'triangle',
        delay: i * 0.06,
        wet: 0.5,
      }),
    );
  }

  hit(): void {
    this.synth.burst({ duration: 0.5, gain: 0.3, cutoff: 700, slideTo: 90, wet: 0.2 });
    this.synth.play({ frequency: 70, slideTo: 38, duration: 0.5, gain: 0.3, type: 'square', cutoff: 260 });
  }

  mode(blaster: boolean): void {
    this.synth.play({
      frequency: blaster ? 330 : 520,
      slideTo: blaster ? 240 : 780,
      duration: 0.14,
      gain: 0.06,
      type: 'square',
      cutoff: 1800,
    });
  }

  wave(): void {
    [220, 277, 330, 440].forEach((frequency, i) =>
      this.synth.play({
        frequency,
        duration: 1.6,
        gain: 0.05,
        type: 'sawtooth',
        cutoff: 1300,
        attack: 0.05,
        delay: i * 0.11,
        wet: 0.8,
      }),
    );
  }

  pull(): void {
    if (this.synth.now < this.nextPull) return;
    this.nextPull = this.synth.now + 0.09;
    this.synth.play({
      frequency: 190 + 40 * Math.sin(this.synth.now * 9),
      duration: 0.14,
      gain: 0.035,
      type: 'triangle',
      attack: 0.03,
      wet: 0.3,
    });
  }

  hum(): void {
    const { synth } = this;
    if (!synth.running || synth.now < this.nextHum) return;
    this.nextHum = synth.now + 6;
    const root = [55, 49, 65.4, 43.65][this.turn % 4] ?? 55;
    this.turn += 1;
    for (const factor of [1, 1.5, 2.01, 3])
      synth.play({
        frequency: root * factor,
        duration: 8,
        gain: 0.035 / factor,
        attack: 2.6,
        type: factor > 1.6 ? 'triangle' : 'sine',
        wet: 0.7,
      });
  }
}

import type { Synth } from '../kit/synth';

const scale = [293.66, 329.63, 392, 440, 587.33, 659.26, 783.99];

/** The sounds of the garden: sand under the rake, stones, a bamboo fountain, crickets, a few notes of a koto. */
export class GardenVoice {
  private readonly synth: Synth;
  private nextScrape = 0;
  private nextCricket = 0;
  private nextFountain = 5;
  private nextNote = 3;
  private nth = 0;

  constructor(synth: Synth) {
    this.synth = synth;
  }

  /** Plays the sound of the tool, which moves at `speed` metres per second. */
  scrape(speed: number, soft: boolean): void {
    const { synth } = this;
    if (!synth.running || synth.now < this.nextScrape) return;
    this.nextScrape = synth.now + 0.07;
    const gain = Math.min(0.06, 0.012 + speed * 0.02) * (soft ? 0.6 : 1);
    synth.burst({ duration: 0.14, gain, cutoff: soft ? 900 : 2600 + speed * 500, filter: 'bandpass', wet: 0.1 });
  }

  place(heavy: boolean): void {
    this.synth.burst({ duration: 0.25, gain: 0.22, cutoff: heavy ? 320 : 900, slideTo: 90, wet: 0.2 });
    this.pluck(2);
  }

  undo(): void {
    this.synth.burst({ duration: 0.3, gain: 0.05, cutoff: 2400, slideTo: 500, filter: 'bandpass' });
  }

  pluck(step: number): void {
    const frequency = scale[step % scale.length] ?? 440;
    this.synth.play({ frequency, duration: 2.4, gain: 0.07, type: 'triangle', attack: 0.003, cutoff: 2400, wet: 0.7 });
    this.synth.play({ frequency: frequency * 2.005, duration: 0.9, gain: 0.02, attack: 0.002, wet: 0.6 });
  }

  /** Plays the continuous sound of the evening. */
  update(): void {
    const { synth } = this;
    if (!synth.running) return;
    if (synth.now > this.nextCricket) {
      this.nextCricket = synth.now + 2.1;
      for (let i = 0; i < 4; i += 1)
        synth.play({ frequency: 4100 + i * 9, duration: 0.05, gain: 0.004, delay: i * 0.08, pan: 0.6, wet: 0.3 });
    }
    if (synth.now > this.nextFountain) {
      this.nextFountain = synth.now + 13;
      synth.play({ frequency: 320, slideTo: 210, duration: 0.09, gain: 0.12, type: 'triangle', pan: -0.5, wet: 0.5 });
      synth.burst({ duration: 1.6, gain: 0.012, cutoff: 1800, filter: 'bandpass', wet: 0.3 });
    }
    if (synth.now > this.nextNote) {
      this.nextNote = synth.now + 4 + ((this.nth * 7) % 5);
      this.pluck([0, 2, 4, 3, 1, 5, 2][this.nth % 7] ?? 0);
      this.nth += 1;
    }
  }
}

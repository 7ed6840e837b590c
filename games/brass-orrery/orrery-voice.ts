import type { Synth } from '../kit/synth';

const scale = [261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.26];

/** The sounds of the orrery: ticking wheels, a tone for each planet, a chord for each line. */
export class OrreryVoice {
  private readonly synth: Synth;
  private ticked = 0;
  private nextPad = 0;
  private chord = 0;

  constructor(synth: Synth) {
    this.synth = synth;
  }

  planet(index: number): void {
    const frequency = scale[scale.length - 1 - index] ?? 440;
    this.synth.play({ frequency, duration: 2.4, gain: 0.1, attack: 0.006, wet: 0.85 });
    this.synth.play({ frequency: frequency * 3, duration: 1, gain: 0.025, attack: 0.004, wet: 0.8 });
  }

  moon(nth: number): void {
    this.synth.play({ frequency: (scale[nth % scale.length] ?? 440) * 4, duration: 1.8, gain: 0.06, wet: 0.9 });
  }

  line(): void {
    [0, 2, 4, 7].forEach((step, i) => {
      const frequency = scale[step] ?? 440;
      this.synth.play({ frequency: frequency / 2, duration: 4.5, gain: 0.06, attack: 0.4, delay: i * 0.1, wet: 1 });
      this.synth.play({ frequency, duration: 3.4, gain: 0.08, attack: 0.01, delay: i * 0.14, wet: 0.95 });
    });
  }

  /** Ticks once for every month, and plays a slow drone. */
  update(years: number): void {
    const { synth } = this;
    if (!synth.running) return;
    const month = Math.floor(years * 12);
    if (month !== this.ticked) {
      this.ticked = month;
      const strong = month % 12 === 0;
      synth.play({
        frequency: strong ? 1500 : 2100,
        duration: 0.05,
        gain: strong ? 0.035 : 0.016,
        type: 'triangle',
        wet: 0.3,
      });
    }
    if (synth.now < this.nextPad) return;
    this.nextPad = synth.now + 8;
    const roots = [
      [65.41, 130.81, 196, 329.63],
      [73.42, 146.83, 220, 293.66],
      [87.31, 174.61, 261.63, 392],
      [98, 146.83, 246.94, 392],
    ];
    (roots[this.chord % roots.length] ?? []).forEach((frequency, i) =>
      synth.play({
        frequency,
        duration: 10,
        gain: 0.018,
        attack: 3.5,
        type: i === 0 ? 'sine' : 'triangle',
        cutoff: 900,
        wet: 0.8,
        pan: i * 0.3 - 0.45,
      }),
    );
    this.chord += 1;
  }
}

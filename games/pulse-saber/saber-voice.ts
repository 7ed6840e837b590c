import type { Synth } from '../kit/synth';

/** The sounds of the blades. */
export class SaberVoice {
  private readonly synth: Synth;

  constructor(synth: Synth) {
    this.synth = synth;
  }

  /** A cut rises with the combo. `at` is the block's place from left to right, in metres. */
  cut(combo: number, at: number): void {
    const lift = Math.min(14, Math.floor(combo / 4));
    this.synth.burst({ duration: 0.13, gain: 0.2, cutoff: 5200, slideTo: 700, wet: 0.3 });
    this.synth.play({
      frequency: 392 * 2 ** (lift / 12),
      slideTo: 784 * 2 ** (lift / 12),
      duration: 0.16,
      gain: 0.07,
      type: 'triangle',
      wet: 0.5,
      pan: at * 0.5,
    });
  }

  miss(): void {
    this.synth.play({
      frequency: 96,
      slideTo: 48,
      duration: 0.22,
      gain: 0.16,
      type: 'square',
      cutoff: 500,
      wet: 0.05,
    });
  }

  pulse(): void {
    this.synth.burst({ duration: 0.12, gain: 0.05, cutoff: 1200, slideTo: 4200, filter: 'bandpass' });
  }

  breath(): void {
    this.synth.burst({ duration: 0.9, gain: 0.12, cutoff: 500, slideTo: 3600, filter: 'bandpass', wet: 0.5 });
  }
}

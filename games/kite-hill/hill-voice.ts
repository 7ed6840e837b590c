import type { Synth } from '../kit/synth';

const scale = [392, 440, 523.25, 587.33, 659.26, 783.99];

/** The sounds of the hill: wind with gusts, the reel, and notes for the kite's manoeuvres. */
export class HillVoice {
  private readonly synth: Synth;
  private nextWind = 0;
  private nextTick = 0;
  private nextPad = 1;
  private chord = 0;

  constructor(synth: Synth) {
    this.synth = synth;
  }

  reel(): void {
    const { synth } = this;
    if (!synth.running || synth.now < this.nextTick) return;
    this.nextTick = synth.now + 0.09;
    synth.burst({ duration: 0.03, gain: 0.05, cutoff: 3200, filter: 'highpass', wet: 0.05 });
  }

  loop(nth: number): void {
    [0, 2, 4].forEach((step, i) =>
      this.synth.play({
        frequency: scale[(nth + step) % scale.length] ?? 440,
        duration: 1.4,
        gain: 0.08,
        type: 'triangle',
        delay: i * 0.08,
        wet: 0.7,
      }),
    );
  }

  mark(nth: number): void {
    this.synth.play({ frequency: (scale[nth % scale.length] ?? 440) * 2, duration: 1.8, gain: 0.05, wet: 0.8 });
  }

  landed(): void {
    this.synth.burst({ duration: 0.6, gain: 0.14, cutoff: 900, slideTo: 200 });
    this.synth.play({ frequency: 220, slideTo: 147, duration: 1.4, gain: 0.08, type: 'triangle', wet: 0.6 });
  }

  /** Plays the continuous sound of the evening. `wind` is a value of `windAt`. */
  update(wind: number): void {
    const { synth } = this;
    if (!synth.running) return;
    if (synth.now > this.nextWind) {
      this.nextWind = synth.now + 1.1;
      synth.burst({ duration: 2.2, gain: 0.008 + wind * 0.03, cutoff: 260 + wind * 700, slideTo: 220, wet: 0.2 });
    }
    if (synth.now > this.nextPad) {
      this.nextPad = synth.now + 6.5;
      const notes = [
        [196, 293.66, 493.88],
        [164.81, 246.94, 392],
        [130.81, 261.63, 329.63],
        [146.83, 220, 440],
      ][this.chord % 4];
      this.chord += 1;
      notes?.forEach((frequency, i) =>
        synth.play({
          frequency,
          duration: 8,
          gain: 0.018,
          attack: 2.6,
          type: i === 0 ? 'sine' : 'triangle',
          cutoff: 1000,
          wet: 0.8,
          pan: i * 0.4 - 0.4,
        }),
      );
    }
  }
}

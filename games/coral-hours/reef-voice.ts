import type { Synth } from '../kit/synth';
import type { Hour } from './creatures';

const chords: Readonly<Record<Hour, readonly (readonly number[])[]>> = {
  dawn: [
    [130.81, 196, 293.66, 329.63],
    [110, 164.81, 246.94, 329.63],
  ],
  noon: [
    [146.83, 220, 293.66, 369.99],
    [98, 146.83, 246.94, 392],
  ],
  night: [
    [87.31, 130.81, 207.65, 311.13],
    [77.78, 116.54, 174.61, 261.63],
  ],
};

/** The sounds of the reef: deep chords by the hour, bubbles, distant crackle, and the camera. */
export class ReefVoice {
  private readonly synth: Synth;
  private nextPad = 0;
  private nextCrackle = 0;
  private chord = 0;

  constructor(synth: Synth) {
    this.synth = synth;
  }

  shutter(): void {
    this.synth.burst({ duration: 0.05, gain: 0.12, cutoff: 3200, filter: 'bandpass', wet: 0.3 });
    this.synth.burst({
      duration: 0.07,
      gain: 0.08,
      cutoff: 1600,
      filter: 'bandpass',
      wet: 0.3,
      at: this.synth.now + 0.09,
    });
  }

  found(count: number): void {
    [0, 4, 7, 12, 16].forEach((step, i) =>
      this.synth.play({
        frequency: 293.66 * 2 ** ((step + (count % 3) * 2) / 12),
        duration: 2,
        gain: 0.06,
        delay: 0.12 + i * 0.09,
        wet: 0.9,
      }),
    );
  }

  hour(): void {
    this.synth.burst({ duration: 2.2, gain: 0.06, cutoff: 200, slideTo: 1400, filter: 'bandpass', wet: 0.8 });
    this.nextPad = 0;
  }

  /** Plays the continuous sound of the sea. */
  update(hour: Hour): void {
    const { synth } = this;
    if (!synth.running) return;
    if (synth.now > this.nextCrackle) {
      this.nextCrackle = synth.now + 2.7;
      synth.burst({ duration: 4, gain: 0.03, cutoff: 180, slideTo: 120, wet: 0.2 });
      for (let i = 0; i < 6; i += 1) {
        const delay = 0.2 + ((i * 37) % 23) / 10;
        synth.play({
          frequency: 420 + i * 60,
          slideTo: 900 + i * 80,
          duration: 0.09,
          gain: 0.008,
          delay,
          pan: (i % 3) - 1,
          wet: 0.4,
        });
      }
    }
    if (synth.now < this.nextPad) return;
    this.nextPad = synth.now + 8;
    const tones = chords[hour][this.chord % 2] ?? [];
    this.chord += 1;
    tones.forEach((frequency, i) =>
      synth.play({
        frequency,
        duration: 10,
        gain: 0.026,
        attack: 3.4,
        type: i < 2 ? 'sine' : 'triangle',
        cutoff: 700,
        wet: 0.9,
        pan: i * 0.4 - 0.6,
      }),
    );
  }
}

import type { Synth } from '../kit/synth';

const scale = [220, 246.94, 293.66, 329.63, 392, 440, 493.88, 587.33, 659.26, 783.99];

/** The sounds of the lake: wind, crickets, a bell for each lantern and a chord for each pattern. */
export class LakeVoice {
  private readonly synth: Synth;
  private nextWind = 0;
  private nextPad = 0;
  private chord = 0;

  constructor(synth: Synth) {
    this.synth = synth;
  }

  kindle(): void {
    this.synth.burst({ duration: 0.5, gain: 0.05, cutoff: 900, slideTo: 2600, filter: 'bandpass' });
  }

  release(nth: number): void {
    const frequency = scale[(nth * 3) % scale.length] ?? 440;
    this.synth.play({ frequency, duration: 2.6, gain: 0.11, attack: 0.01, wet: 0.8 });
    this.synth.play({ frequency: frequency * 2.01, duration: 1.3, gain: 0.035, attack: 0.005, wet: 0.8 });
    this.synth.burst({ duration: 0.9, gain: 0.03, cutoff: 1800, slideTo: 300 });
  }

  pattern(): void {
    [0, 2, 4, 7, 9].forEach((step, i) =>
      this.synth.play({ frequency: scale[step] ?? 440, duration: 4, gain: 0.07, attack: 0.3, delay: i * 0.16, wet: 1 }),
    );
  }

  /** Plays the continuous sound of the night. More `aloft` lanterns make the drone fuller. */
  update(aloft: number): void {
    const { synth } = this;
    if (!synth.running) return;
    if (synth.now > this.nextWind) {
      this.nextWind = synth.now + 3.2;
      synth.burst({ duration: 5, gain: 0.012, cutoff: 420, slideTo: 260, wet: 0.1 });
      for (let i = 0; i < 5; i += 1)
        synth.play({ frequency: 4300 + i * 12, duration: 0.05, gain: 0.0035, delay: 0.4 + i * 0.09, pan: -0.7 });
    }
    if (synth.now > this.nextPad) {
      this.nextPad = synth.now + 7.5;
      const roots =
        [
          [110, 164.81, 246.94],
          [98, 146.83, 246.94],
          [130.81, 196, 293.66],
          [87.31, 130.81, 220],
        ][this.chord % 4] ?? [];
      this.chord += 1;
      const gain = 0.018 + Math.min(0.03, aloft * 0.0015);
      roots.forEach((frequency, i) =>
        synth.play({
          frequency,
          duration: 9,
          gain,
          attack: 3.2,
          type: i === 0 ? 'sine' : 'triangle',
          cutoff: 900,
          wet: 0.7,
          pan: i * 0.4 - 0.4,
        }),
      );
    }
  }
}

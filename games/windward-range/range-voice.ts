import type { Synth } from '../kit/synth';

const scale = [293.66, 349.23, 392, 440, 523.25, 587.33, 698.46, 783.99];

/** The sounds of the terrace: wind, string, paper, and a bell for each ring. */
export class RangeVoice {
  private readonly synth: Synth;
  private nextGust = 0;
  private nextPad = 0;
  private chord = 0;

  constructor(synth: Synth) {
    this.synth = synth;
  }

  nock(): void {
    this.synth.burst({ duration: 0.7, gain: 0.035, cutoff: 260, slideTo: 620, filter: 'bandpass', wet: 0.1 });
  }

  loose(draw: number): void {
    this.synth.play({
      frequency: 150 + draw * 60,
      slideTo: 62,
      duration: 0.28,
      gain: 0.18,
      type: 'triangle',
      wet: 0.2,
    });
    this.synth.burst({ duration: 0.5, gain: 0.1 + 0.08 * draw, cutoff: 3200, slideTo: 500, filter: 'bandpass' });
  }

  /** Plays a hit at a ring of 2 to 10 points. `chain` consecutive hits raise the bell's pitch. */
  hit(ring: number, chain: number, pan: number): void {
    this.synth.burst({ duration: 0.18, gain: 0.2, cutoff: 2400, slideTo: 380, wet: 0.4 });
    const frequency = (scale[Math.min(scale.length - 1, chain)] ?? 440) * (ring === 10 ? 2 : 1);
    this.synth.play({ frequency, duration: 1.9, gain: 0.11, attack: 0.004, wet: 0.8, pan });
    this.synth.play({ frequency: frequency * 2.76, duration: 0.8, gain: 0.03, attack: 0.003, wet: 0.8, pan });
    if (ring === 10)
      [1, 1.5, 2].forEach((step, i) =>
        this.synth.play({ frequency: frequency * step, duration: 1.4, gain: 0.05, delay: 0.08 * (i + 1), wet: 0.9 }),
      );
  }

  miss(): void {
    this.synth.burst({ duration: 0.9, gain: 0.05, cutoff: 700, slideTo: 160, wet: 0.6 });
  }

  update(wind: number): void {
    const { synth } = this;
    if (!synth.running) return;
    const force = Math.min(1, Math.abs(wind) / 8);
    if (synth.now > this.nextGust) {
      this.nextGust = synth.now + 1.9;
      synth.burst({
        duration: 3.2,
        gain: 0.012 + 0.035 * force,
        cutoff: 320 + 420 * force,
        slideTo: 240 + 200 * force,
        filter: 'bandpass',
        wet: 0.2,
      });
    }
    if (synth.now < this.nextPad) return;
    this.nextPad = synth.now + 8;
    const chords = [
      [73.42, 146.83, 220, 349.23],
      [65.41, 130.81, 196, 329.63],
      [87.31, 174.61, 261.63, 392],
    ];
    (chords[this.chord % chords.length] ?? []).forEach((frequency, i) =>
      synth.play({
        frequency,
        duration: 9.5,
        gain: 0.02,
        attack: 3.4,
        type: i === 0 ? 'sine' : 'triangle',
        cutoff: 800,
        wet: 0.8,
        pan: i * 0.3 - 0.45,
      }),
    );
    this.chord += 1;
  }
}

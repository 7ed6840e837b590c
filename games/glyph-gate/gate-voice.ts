import type { Synth } from '../kit/synth';

const scale = [146.83, 174.61, 196, 220, 261.63, 293.66, 349.23, 392, 440, 523.25];

/** The sounds of the gate: stone on stone, a tone for each connected light, a chord for an open gate, and the wind. */
export class GateVoice {
  private readonly synth: Synth;
  private nextWind = 0;
  private nextPad = 0;
  private chord = 0;

  constructor(synth: Synth) {
    this.synth = synth;
  }

  /** Plays the sound of a turning ring. */
  turn(ring: number): void {
    this.synth.burst({ duration: 0.34, gain: 0.13, cutoff: 300 + ring * 90, slideTo: 130, wet: 0.5 });
    this.synth.play({ frequency: 92 - ring * 6, slideTo: 52, duration: 0.3, gain: 0.12, type: 'triangle', wet: 0.4 });
    this.synth.burst({ duration: 0.05, gain: 0.06, cutoff: 2400, filter: 'bandpass', wet: 0.5 });
  }

  /** Plays the tone of another connected light. `count` is the number of connected lights. */
  joined(count: number): void {
    const frequency = scale[(count * 2 + 2) % scale.length] ?? 440;
    for (const [times, gain] of [
      [1, 0.1],
      [2.01, 0.05],
      [3.02, 0.02],
    ] as const)
      this.synth.play({ frequency: frequency * times, duration: 2.2, gain, attack: 0.01, wet: 0.8 });
  }

  lost(): void {
    this.synth.play({ frequency: 220, slideTo: 110, duration: 0.35, gain: 0.035, wet: 0.5 });
  }

  open(): void {
    [0, 2, 3, 5, 7, 9].forEach((step, i) =>
      this.synth.play({
        frequency: scale[step] ?? 440,
        duration: 4.5,
        gain: 0.075,
        attack: 0.15,
        delay: i * 0.11,
        type: i < 2 ? 'triangle' : 'sine',
        wet: 0.9,
      }),
    );
    this.synth.burst({ duration: 2.6, gain: 0.1, cutoff: 300, slideTo: 5200, filter: 'bandpass', wet: 0.9 });
    this.synth.play({ frequency: 55, duration: 3.5, gain: 0.16, attack: 0.3, wet: 0.5 });
  }

  click(): void {
    this.synth.play({ frequency: 660, duration: 0.12, gain: 0.04, type: 'triangle' });
  }

  hint(): void {
    [5, 7, 9].forEach((step, i) =>
      this.synth.play({ frequency: (scale[step] ?? 440) * 2, duration: 1.2, gain: 0.04, delay: i * 0.09, wet: 0.9 }),
    );
  }

  /** Plays the continuous sound of the evening. */
  update(): void {
    const { synth } = this;
    if (!synth.running) return;
    if (synth.now > this.nextWind) {
      this.nextWind = synth.now + 4.1;
      synth.burst({ duration: 6, gain: 0.018, cutoff: 360, slideTo: 220, wet: 0.3 });
    }
    if (synth.now < this.nextPad) return;
    this.nextPad = synth.now + 8.5;
    const roots =
      [
        [73.42, 110, 174.61],
        [65.41, 98, 164.81],
        [58.27, 87.31, 146.83],
        [73.42, 130.81, 196],
      ][this.chord % 4] ?? [];
    this.chord += 1;
    roots.forEach((frequency, i) =>
      synth.play({
        frequency,
        duration: 10,
        gain: 0.03,
        attack: 3.5,
        type: 'triangle',
        cutoff: 620,
        wet: 0.8,
        pan: i * 0.5 - 0.5,
      }),
    );
  }
}

import type { Synth } from '../kit/synth';

const scale = [261.63, 293.66, 349.23, 392, 440, 523.25, 587.33, 698.46];

/** The sounds of the works: rolling steel, impacts, a lamp that lights up, and slow wheels. */
export class WorksVoice {
  private readonly synth: Synth;
  private nextTick = 0;
  private nextPad = 0;
  private nextRoll = 0;
  private chord = 0;

  constructor(synth: Synth) {
    this.synth = synth;
  }

  knock(force: number): void {
    if (force < 0.05) return;
    const gain = Math.min(0.16, force * 0.16);
    this.synth.play({ frequency: 1900 + force * 500, slideTo: 1500, duration: 0.09, gain, type: 'triangle', wet: 0.3 });
    this.synth.burst({ duration: 0.05, gain: gain * 0.9, cutoff: 3200, filter: 'bandpass', wet: 0.2 });
  }

  fall(): void {
    this.synth.play({ frequency: 320, slideTo: 70, duration: 0.7, gain: 0.14, type: 'triangle', wet: 0.6 });
    this.synth.burst({ duration: 0.5, gain: 0.06, cutoff: 900, slideTo: 120, wet: 0.6 });
  }

  /** Plays the tone of a lit lamp; each board has its own. */
  home(board: number): void {
    [0, 2, 4, 7].forEach((step, i) =>
      this.synth.play({
        frequency: scale[(step + board) % scale.length] ?? 440,
        duration: 2.6,
        gain: 0.09,
        attack: 0.01,
        delay: i * 0.12,
        wet: 0.9,
      }),
    );
    this.synth.burst({ duration: 1.4, gain: 0.05, cutoff: 400, slideTo: 3000, filter: 'bandpass', wet: 0.8 });
  }

  update(speed: number): void {
    const { synth } = this;
    if (!synth.running) return;
    if (speed > 0.04 && synth.now > this.nextRoll) {
      this.nextRoll = synth.now + 0.11;
      synth.burst({
        duration: 0.24,
        gain: Math.min(0.05, speed * 0.045),
        cutoff: 340 + speed * 700,
        filter: 'bandpass',
        wet: 0.1,
      });
    }
    if (synth.now > this.nextTick) {
      this.nextTick = synth.now + 1;
      synth.play({ frequency: 2600, duration: 0.03, gain: 0.006, wet: 0.7, pan: this.chord % 2 === 0 ? 0.5 : -0.5 });
    }
    if (synth.now < this.nextPad) return;
    this.nextPad = synth.now + 7;
    const roots = [
      [87.31, 130.81, 220],
      [73.42, 146.83, 220],
      [65.41, 130.81, 196],
      [98, 146.83, 233.08],
    ];
    (roots[this.chord % roots.length] ?? []).forEach((frequency, i) =>
      synth.play({
        frequency,
        duration: 8.5,
        gain: 0.024,
        attack: 3,
        type: i === 0 ? 'sine' : 'triangle',
        cutoff: 700,
        wet: 0.7,
        pan: i * 0.4 - 0.4,
      }),
    );
    this.chord += 1;
  }
}

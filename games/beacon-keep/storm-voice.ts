import type { Synth } from '../kit/synth';

/** The sounds of the night: wind, surf, fog horn, bells, and the whisper of shades. */
export class StormVoice {
  private readonly synth: Synth;
  private nextWind = 0;
  private nextSurf = 0;
  private nextHorn = 6;

  constructor(synth: Synth) {
    this.synth = synth;
  }

  home(nth: number): void {
    const root = [523.25, 587.33, 659.26, 783.99, 880][nth % 5] ?? 523.25;
    [1, 1.5, 2].forEach((ratio, i) =>
      this.synth.play({ frequency: root * ratio, duration: 2.2, gain: 0.09 - i * 0.02, delay: i * 0.11, wet: 0.7 }),
    );
  }

  passed(): void {
    this.synth.play({ frequency: 392, duration: 0.9, gain: 0.05, type: 'triangle', wet: 0.6 });
  }

  wreck(): void {
    this.synth.burst({ duration: 1.8, gain: 0.4, cutoff: 700, slideTo: 90, wet: 0.4 });
    this.synth.play({ frequency: 110, slideTo: 41, duration: 1.6, gain: 0.25, type: 'sawtooth', cutoff: 380 });
  }

  dissolve(): void {
    this.synth.play({ frequency: 1400, slideTo: 240, duration: 0.8, gain: 0.06, type: 'sine', wet: 0.9 });
    this.synth.burst({ duration: 0.7, gain: 0.06, cutoff: 3200, slideTo: 500, filter: 'bandpass', wet: 0.8 });
  }

  flare(): void {
    this.synth.burst({ duration: 2.4, gain: 0.22, cutoff: 500, slideTo: 5200, filter: 'bandpass', wet: 0.6 });
    this.synth.play({ frequency: 180, slideTo: 1300, duration: 1.6, gain: 0.08, type: 'triangle', wet: 0.7 });
  }

  improve(): void {
    [392, 523.25, 659.26].forEach((frequency, i) =>
      this.synth.play({ frequency, duration: 0.9, gain: 0.07, type: 'triangle', delay: i * 0.1, wet: 0.6 }),
    );
  }

  dawn(): void {
    [261.63, 329.63, 392, 523.25, 659.26].forEach((frequency, i) =>
      this.synth.play({ frequency, duration: 5, gain: 0.07, attack: 0.6, delay: i * 0.3, wet: 1 }),
    );
  }

  /** Plays the continuous sound of the storm. */
  update(): void {
    const { synth } = this;
    if (!synth.running) return;
    if (synth.now > this.nextWind) {
      this.nextWind = synth.now + 2.6;
      synth.burst({ duration: 4.2, gain: 0.035, cutoff: 520, slideTo: 240, wet: 0.2 });
      synth.burst({ duration: 4, gain: 0.012, cutoff: 1500, slideTo: 900, filter: 'bandpass', wet: 0.2 });
    }
    if (synth.now > this.nextSurf) {
      this.nextSurf = synth.now + 4.3;
      synth.burst({ duration: 3.6, gain: 0.05, cutoff: 260, slideTo: 1300, wet: 0.3 });
    }
    if (synth.now > this.nextHorn) {
      this.nextHorn = synth.now + 23;
      synth.play({ frequency: 92, duration: 2.6, gain: 0.06, type: 'sawtooth', cutoff: 300, attack: 0.3, wet: 0.9 });
    }
  }
}

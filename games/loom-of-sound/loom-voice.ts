import type { Synth } from '../kit/synth';
import type { Voice } from './pattern';

// In a minor pentatonic scale all combinations are consonant.
const scale = [220, 261.63, 293.66, 329.63, 392];
const fifths = [329.63, 392, 440, 440, 587.33];

/** Returns the frequency in hertz of a tone (1 to 5), `octave` octaves above the middle one. */
function frequencyOf(tone: number, octave: number): number {
  return (scale[(((tone - 1) % 5) + 5) % 5] ?? 220) * 2 ** octave;
}

/** The five voices of the loom, made of oscillators and noise. */
export class LoomVoice {
  private readonly synth: Synth;
  private nextPad = 0;

  constructor(synth: Synth) {
    this.synth = synth;
  }

  /** Plays a bead `after` seconds from now. */
  sound(voice: Voice, tone: number, after: number, pan: number): void {
    const delay = after;
    const { synth } = this;
    if (voice === 'bass') {
      const frequency = frequencyOf(tone, -2);
      synth.play({ frequency, duration: 0.7, gain: 0.26, type: 'triangle', cutoff: 520, delay, wet: 0.08 });
      synth.play({
        frequency: frequency * 2,
        duration: 0.3,
        gain: 0.06,
        type: 'sawtooth',
        cutoff: 380,
        delay,
        wet: 0.1,
      });
    } else if (voice === 'chord') {
      for (const frequency of [frequencyOf(tone, 0), fifths[tone - 1] ?? 330, frequencyOf(tone, 1)])
        synth.play({
          frequency,
          duration: 1.9,
          gain: 0.045,
          attack: 0.05,
          type: 'triangle',
          cutoff: 1500,
          delay,
          pan,
          wet: 0.6,
        });
    } else if (voice === 'bell') {
      const frequency = frequencyOf(tone, 1);
      synth.play({ frequency, duration: 1.6, gain: 0.085, delay, pan, wet: 0.6 });
      synth.play({ frequency: frequency * 2.76, duration: 0.5, gain: 0.02, delay, pan, wet: 0.6 });
    } else if (voice === 'glass') {
      const frequency = frequencyOf(tone, 2);
      synth.play({ frequency, duration: 2.6, gain: 0.03, attack: 0.18, delay, pan, wet: 1 });
      synth.play({ frequency: frequency * 1.004, duration: 2.6, gain: 0.024, attack: 0.3, delay, pan: -pan, wet: 1 });
    } else this.drum(tone, delay);
  }

  /** Plays the soft click of a button. */
  click(): void {
    this.synth.play({ frequency: 880, duration: 0.1, gain: 0.03 });
  }

  /** Plays a soft continuous background. */
  update(): void {
    const { synth } = this;
    if (!synth.running || synth.now < this.nextPad) return;
    this.nextPad = synth.now + 9;
    for (const frequency of [110, 164.81, 220.6])
      synth.play({ frequency, duration: 10, gain: 0.012, attack: 4, type: 'triangle', cutoff: 600, wet: 0.9 });
  }

  private drum(tone: number, delay: number): void {
    const { synth } = this;
    const at = synth.now + delay;
    if (tone === 1) {
      synth.play({ frequency: 120, slideTo: 42, duration: 0.34, gain: 0.4, delay, wet: 0.04 });
      synth.burst({ duration: 0.02, gain: 0.06, cutoff: 1800, at });
    } else if (tone === 2) {
      synth.play({ frequency: 190, slideTo: 92, duration: 0.3, gain: 0.22, delay, wet: 0.2 });
    } else if (tone === 3) {
      synth.burst({ duration: 0.17, gain: 0.13, cutoff: 1900, filter: 'bandpass', at, wet: 0.3 });
      synth.play({ frequency: 210, slideTo: 150, duration: 0.1, gain: 0.09, type: 'triangle', delay });
    } else if (tone === 4) synth.burst({ duration: 0.05, gain: 0.06, cutoff: 7500, filter: 'highpass', at });
    else synth.burst({ duration: 0.26, gain: 0.05, cutoff: 5200, filter: 'highpass', at, wet: 0.4 });
  }
}

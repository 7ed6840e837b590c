import type { Synth } from '../kit/synth';

/** The time of a song in seconds, from the audio clock or, without sound, from the frames. */
export class SongClock {
  seconds: number;
  private readonly synth: Synth;
  private anchor: number | undefined;

  constructor(synth: Synth, start: number) {
    this.synth = synth;
    this.seconds = start;
  }

  advance(frame: number): void {
    this.seconds += frame;
    if (!this.synth.running) {
      this.anchor = undefined;
      return;
    }
    this.anchor ??= this.synth.now - this.seconds;
    const drift = this.synth.now - this.anchor - this.seconds;
    if (Math.abs(drift) > 0.25) this.anchor = this.synth.now - this.seconds;
    else this.seconds += drift * 0.1;
  }
}

import type { Synth } from '../kit/synth';

/** Time of a song in seconds: it follows the audio clock when there is sound, the frames when there is none. */
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

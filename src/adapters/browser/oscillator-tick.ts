import type { TickSound } from '../../application/shell/tick-sound.port';

/** Subset of an AudioContext used to play a tick. */
export type TickContext = Pick<
  AudioContext,
  'currentTime' | 'destination' | 'createGain' | 'createOscillator' | 'resume'
>;

/** Start and end frequency in hertz, length in seconds, and peak volume (0 to 1). */
const [FROM, TO, LENGTH, LOUDNESS] = [1800, 900, 0.045, 0.05];

/** Synthesises the tick sound, which avoids the delay of loading a file. */
export class OscillatorTick implements TickSound {
  private context: TickContext | undefined;

  /** Calls `open` on the first press, because browsers mute a context created before user activation. */
  constructor(private readonly open: () => TickContext) {}

  play(): void {
    try {
      this.context ??= this.open();
      this.context.resume().catch(() => undefined);
      sound(this.context);
    } catch {
      // Sound is optional.
    }
  }
}

function sound(context: TickContext): void {
  const now = context.currentTime;
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.frequency.setValueAtTime(FROM, now);
  oscillator.frequency.exponentialRampToValueAtTime(TO, now + LENGTH);
  gain.gain.setValueAtTime(LOUDNESS, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + LENGTH);
  oscillator.connect(gain);
  gain.connect(context.destination);
  oscillator.start(now);
  oscillator.stop(now + LENGTH);
}

import type { TickSound } from '../../application/shell/tick-sound.port';

/** The parts of an AudioContext that make a tick. */
export type TickContext = Pick<
  AudioContext,
  'currentTime' | 'destination' | 'createGain' | 'createOscillator' | 'resume'
>;

/** Hertz at the beginning and at the end of a tick, its length in seconds, and its loudness at most, of 1. */
const [FROM, TO, LENGTH, LOUDNESS] = [1800, 900, 0.045, 0.05];

/** Makes the tick itself, so that it comes with the press and not after a file. */
export class OscillatorTick implements TickSound {
  private context: TickContext | undefined;

  /** `open` is called with the first press: before it a browser would keep the context silent. */
  constructor(private readonly open: () => TickContext) {}

  play(): void {
    try {
      this.context ??= this.open();
      this.context.resume().catch(() => undefined);
      sound(this.context);
    } catch {
      // A browser without sound is a quiet one.
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

import type { AuthModalState } from '../../application/auth/auth-modal-state';
import type { Clock } from '../../application/system/clock.port';
import { CONFETTI_DURATION } from '../../domain/notices/toast';
import { theme } from '../theme/theme';
import type { Disposer } from '../shared/disposables';

interface Fire {
  (options: Readonly<Record<string, unknown>>): unknown;
  /** Takes away what still flies. */
  reset?(): void;
}

const PERIOD = 250;
const { cyan, violet, pink } = theme.colour;

/** Four seconds of confetti for an achievement; none under reduced motion, nor over a form for signing in (spec 1 §9). */
export class Celebration {
  constructor(
    private readonly clock: Clock,
    private readonly modal: AuthModalState,
    private readonly load: () => Promise<Fire> = loadConfetti,
  ) {}

  start(): Disposer {
    let fire: Fire | undefined;
    let left = CONFETTI_DURATION / PERIOD;
    const burst = () => {
      left -= 1;
      fire?.({ ...shape, origin: { x: left % 2 === 0 ? 0.15 : 0.85, y: 0.7 }, angle: left % 2 === 0 ? 60 : 120 });
      if (left <= 0) cancel();
    };
    const stop = this.clock.every(PERIOD, burst);
    const opened = this.modal.modal$.subscribe(({ open }) => {
      if (!open) return;
      cancel();
      fire?.reset?.();
    });
    const cancel = () => {
      stop();
      opened.unsubscribe();
    };
    this.load().then(
      (loaded) => {
        fire = loaded;
      },
      // A party without its script is still announced by the toast.
      cancel,
    );
    return cancel;
  }
}

const shape = { particleCount: 24, spread: 70, startVelocity: 45, ticks: 120, colors: [cyan, violet, pink] };

async function loadConfetti(): Promise<Fire> {
  const { default: confetti } = await import('canvas-confetti');
  // A worker would need blob: in the content security policy.
  return confetti.create(undefined, { resize: true, useWorker: false, disableForReducedMotion: true });
}

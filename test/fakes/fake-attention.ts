import type { Attention } from '../../src/application/system/attention.port';
import type { Cancel } from '../../src/application/system/clock.port';

/** Visible tab that can be hidden. */
export class FakeAttention implements Attention {
  /** Keys claimed by another visible tab. */
  readonly claimedElsewhere = new Set<string>();
  private readonly waiting = new Set<() => void>();
  private readonly returning = new Set<() => void>();
  private seen = true;

  whenSeen(then: () => void): Cancel {
    if (this.seen) then();
    else this.waiting.add(then);
    return () => {
      this.waiting.delete(then);
    };
  }

  onReturn(then: () => void): Cancel {
    this.returning.add(then);
    return () => {
      this.returning.delete(then);
    };
  }

  claim(key: string): Promise<boolean> {
    return Promise.resolve(this.seen && !this.claimedElsewhere.has(key));
  }

  hide(): void {
    this.seen = false;
  }

  show(): void {
    const returns = !this.seen;
    this.seen = true;
    for (const then of [...this.waiting]) {
      this.waiting.delete(then);
      then();
    }
    if (returns) for (const then of [...this.returning]) then();
  }
}

import type { ApiFailure } from '../../src/application/http/api-failure';
import type { PlayDetails, PlaySessionGateway } from '../../src/application/play/play-session-gateway.port';
import type { Clock } from '../../src/application/system/clock.port';
import { PLAY_LOST_AFTER } from '../../src/domain/play/play-session';
import type { PlaySessionId } from '../../src/domain/play/play-record';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aRefusal } from './a-refusal';

/** Outcome of a request: answered, lost on the way, or processed with a lost response. */
export type Line = 'answered' | 'unreached' | 'unheard';

export interface StoredPlaySession {
  readonly id: PlaySessionId;
  readonly owner: string;
  readonly details: PlayDetails;
  heartbeatAt: number;
  /** Recorded ends, each by the page or by the server's cleanup. */
  readonly ends: ('page' | 'sweep')[];
}

/** In-memory play sessions of the player who is logged in when a call arrives. */
export class FakePlaySessions implements PlaySessionGateway {
  readonly kept: StoredPlaySession[] = [];
  /** Recorded calls, in order. */
  readonly calls: string[] = [];
  line: Line = 'answered';
  /** Failure of every call, while set. */
  refusal: ApiFailure | undefined;
  /** Wraps responses; a test can delay them. */
  held = <T>(answer: Promise<T>): Promise<T> => answer;

  constructor(
    private readonly clock: Clock,
    private readonly player: () => string | undefined,
  ) {}

  get open(): readonly StoredPlaySession[] {
    return this.kept.filter(({ ends }) => ends.length === 0);
  }

  start(details: PlayDetails): Promise<Result<PlaySessionId, ApiFailure>> {
    return this.answer('start', (owner) => {
      const id = `s${String(this.kept.length + 1)}` as PlaySessionId;
      this.kept.push({ id, owner, details, heartbeatAt: this.clock.now(), ends: [] });
      return ok(id);
    });
  }

  heartbeat(id: PlaySessionId): Promise<Result<boolean, ApiFailure>> {
    return this.answer(`heartbeat ${id}`, (owner) => {
      const found = this.find(id, owner);
      if (!found) return err(aRefusal({ status: 404 }));
      if (found.ends.length > 0) return ok(false);
      found.heartbeatAt = this.clock.now();
      return ok(true);
    });
  }

  end(id: PlaySessionId): Promise<Result<void, ApiFailure>> {
    return this.answer(`end ${id}`, (owner) => {
      const found = this.find(id, owner);
      if (!found) return err(aRefusal({ status: 404 }));
      if (found.ends.length === 0) found.ends.push('page');
      return ok(undefined);
    });
  }

  /** Runs the server's periodic cleanup. */
  sweep(): void {
    for (const session of this.open)
      if (this.clock.now() - session.heartbeatAt >= PLAY_LOST_AFTER) session.ends.push('sweep');
  }

  private find(id: PlaySessionId, owner: string): StoredPlaySession | undefined {
    return this.kept.find((session) => session.id === id && session.owner === owner);
  }

  private answer<T>(call: string, serve: (player: string) => Result<T, ApiFailure>): Promise<Result<T, ApiFailure>> {
    this.calls.push(call);
    const { line } = this;
    const player = this.player();
    if (this.refusal) return this.held(Promise.resolve(err(this.refusal)));
    const answer =
      line === 'unreached' ? undefined : player === undefined ? err(aRefusal({ status: 401 })) : serve(player);
    return this.held(Promise.resolve(line === 'answered' && answer ? answer : err({ kind: 'network' })));
  }
}

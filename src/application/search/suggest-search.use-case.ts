import type { SearchQuery } from '../../domain/search/search-query';
import type { Suggestion } from '../../domain/search/suggestions';
import { toSuggestions } from '../../domain/search/suggestions';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { SearchGateway } from './search-gateway.port';

/** Cancel signal with its trigger, which takes effect once. */
export class Cancellation implements CancelSignal {
  private readonly listeners = new Set<() => void>();
  private cancelled = false;

  get aborted(): boolean {
    return this.cancelled;
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.delete(listener);
  }

  /** Notifies all listeners; calling it again does nothing. */
  cancel(): void {
    if (this.cancelled) return;
    this.cancelled = true;
    for (const listener of this.listeners) listener();
    this.listeners.clear();
  }
}

/** Suggests games and players during typing. A newer query cancels the previous one, which fails with `aborted`. */
export class SuggestSearch {
  private running: Cancellation | undefined;

  constructor(private readonly gateway: SearchGateway) {}

  async execute(query: SearchQuery): Promise<Result<readonly Suggestion[], ApiFailure>> {
    this.running?.cancel();
    const own = new Cancellation();
    this.running = own;
    const answer = await this.gateway.search({ query, types: ['games', 'users'], page: 1 }, own);
    // A response that was already on its way may arrive despite the cancellation.
    if (own.aborted) return err({ kind: 'aborted' });
    return answer.ok ? ok(toSuggestions(answer.value)) : answer;
  }
}

import type { SearchQuery } from '../../domain/search/search-query';
import type { Suggestion } from '../../domain/search/suggestion';
import { toSuggestions } from '../../domain/search/suggestion';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { Cancellation } from '../system/cancellation';
import type { SearchGateway } from './search-gateway.port';

/** Finds games and players while somebody types; a newer question cancels the one before, which ends as `aborted`. */
export class SuggestSearch {
  private running: Cancellation | undefined;

  constructor(private readonly gateway: SearchGateway) {}

  async execute(query: SearchQuery): Promise<Result<readonly Suggestion[], ApiFailure>> {
    this.running?.cancel();
    const own = new Cancellation();
    this.running = own;
    const answer = await this.gateway.search({ query, types: ['games', 'users'], page: 1 }, own);
    // An answer that was on its way already may come in spite of the cancelling.
    if (own.aborted) return err({ kind: 'aborted' });
    return answer.ok ? ok(toSuggestions(answer.value)) : answer;
  }
}

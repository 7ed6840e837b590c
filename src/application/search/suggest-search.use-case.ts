import type { SearchQuery } from '../../domain/search/search-query';
import type { Suggestion } from '../../domain/search/suggestion';
import { toSuggestions } from '../../domain/search/suggestion';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { Cancellation } from '../system/cancellation';
import type { SearchGateway } from './search-gateway.port';

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

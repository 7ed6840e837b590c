import type { Game } from '../../domain/games/game';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import { isSlug } from '../../domain/shared/slug';
import type { GameGateway } from '../games/game-gateway.port';
import type { ApiFailure } from '../http/api-failure';

/** Statuses of unknown games and of games that were taken down. */
const MISSING: readonly number[] = [404, 410];

/** Loads the game of a new ticket; `'missing'` for an unknown game, a draft, and a game that was taken down. */
export class LoadTicketGame {
  constructor(private readonly gateway: Pick<GameGateway, 'page'>) {}

  async execute(slug: string): Promise<Result<Game | 'missing', ApiFailure>> {
    if (!isSlug(slug)) return ok('missing');
    const answer = await this.gateway.page(slug);
    if (!answer.ok)
      return answer.error.kind === 'rejected' && MISSING.includes(answer.error.status) ? ok('missing') : answer;
    const { game } = answer.value;
    return ok(game.isDraft === true ? 'missing' : game);
  }
}

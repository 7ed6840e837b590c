import type { CatalogItem } from '../../domain/games/game';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { BriefAnswers } from '../http/brief-answers';
import type { Clock } from '../system/clock.port';
import type { CatalogGateway } from './catalog-gateway.port';

/** Maximum number of catalogue pages that a game receives. No game sells more items. */
const MAX_PAGES = 20;

/** Lists all items on sale in a game, in the developer's order. */
export class ListItems {
  private readonly lists: BriefAnswers<readonly CatalogItem[]>;

  constructor(
    private readonly gateway: Pick<CatalogGateway, 'items'>,
    clock: Clock,
  ) {
    this.lists = new BriefAnswers(clock, (game) => this.all(game));
  }

  execute(game: string): Promise<Result<readonly CatalogItem[], ApiFailure>> {
    return this.lists.of(game);
  }

  private async all(game: string): Promise<Result<readonly CatalogItem[], ApiFailure>> {
    const first = await this.gateway.items(game, 1);
    if (!first.ok) return first;
    const last = Math.min(first.value.pagination.last, MAX_PAGES);
    const pages = Array.from({ length: Math.max(0, last - 1) }, (_, index) => this.gateway.items(game, index + 2));
    const items = [...first.value.items];
    for (const page of await Promise.all(pages)) {
      if (!page.ok) return page;
      items.push(...page.value.items);
    }
    return ok(items);
  }
}

import type { CatalogGateway } from '../../application/catalog/catalog-gateway.port';
import { makeAutoObservable } from 'mobx';
import type { CatalogItem } from '../../domain/games/game';
import type { CatalogItemDetails } from '../../domain/market/catalog-item-page';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';

/** An item that is known from a list, and what only its own page tells, once that has come. */
export class ItemDetailsViewModel {
  details: CatalogItemDetails | undefined;
  failure: string | undefined;
  private asking = 0;

  constructor(
    private readonly catalogGateway: Pick<CatalogGateway, 'item'>,
    readonly item: CatalogItem,
  ) {
    makeAutoObservable<this, 'catalogGateway' | 'asking'>(
      this,
      { catalogGateway: false, asking: false, item: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    void this.load();
    return () => {
      this.asking += 1;
    };
  }

  /** Asks for it, or once more after a failure. */
  async load(): Promise<void> {
    this.failure = undefined;
    const asked = ++this.asking;
    const answer = await this.catalogGateway.item(this.item.game.slug, this.item.slug);
    if (asked !== this.asking) return;
    if (answer.ok) this.show(answer.value.item);
    else this.refuse(failureText(answer.error));
  }

  private show(details: CatalogItemDetails): void {
    this.details = details;
  }

  private refuse(failure: string): void {
    this.failure = failure;
  }
}

import type { CatalogGateway } from '../../application/catalog/catalog-gateway.port';
import { makeAutoObservable } from 'mobx';
import type { CatalogItem } from '../../domain/games/game';
import type { CatalogItemDetails } from '../../domain/market/catalog-item-page';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';

/** State of an item's dialog: data from the list first, then the complete item. */
export class ItemDetailsViewModel {
  details: CatalogItemDetails | undefined;
  failure: string | undefined;
  private calls = 0;

  constructor(
    private readonly catalogGateway: Pick<CatalogGateway, 'item'>,
    readonly item: CatalogItem,
  ) {
    makeAutoObservable<this, 'catalogGateway' | 'calls'>(
      this,
      { catalogGateway: false, calls: false, item: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    void this.load();
    return () => {
      this.calls += 1;
    };
  }

  /** Loads the complete item; callable again after a failure. */
  async load(): Promise<void> {
    this.failure = undefined;
    const asked = ++this.calls;
    const answer = await this.catalogGateway.item(this.item.game.slug, this.item.slug);
    if (asked !== this.calls) return;
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

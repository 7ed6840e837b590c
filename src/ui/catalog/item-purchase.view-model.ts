import { makeAutoObservable } from 'mobx';
import { distinctUntilChanged, map } from 'rxjs';
import type { PromptSignIn } from '../../application/auth/prompt-sign-in.use-case';
import type { CopyItemAddress, CopyItemAddressFailure } from '../../application/catalog/copy-item-address.use-case';
import type { BuyItem } from '../../application/inventory/buy-item.use-case';
import type { InventoryGateway } from '../../application/inventory/inventory-gateway.port';
import type { DialogQuestion } from '../../application/notices/dialog-question';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import type { Cancel, Clock } from '../../application/system/clock.port';
import { isDraftSlug } from '../../domain/games/build-version';
import { buyItem } from '../../domain/market/buy-item';
import type { CatalogItemDetails } from '../../domain/market/catalog-item-page';
import { itemCost } from '../../domain/market/item-price';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import type { CurrentUser } from '../../domain/session/current-user';
import { err } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';
import { RequestButtonViewModel } from '../notices/request-button.view-model';
import { commonTexts, filled } from '../notices/texts/common.texts';
import type { Disposer } from '../shared/disposables';
import { boughtText, coinsText, purchaseText, TEST_PURCHASE } from './item.texts';

export interface ItemPurchaseDependencies {
  readonly buyItem: Pick<BuyItem, 'execute'>;
  readonly inventory: Pick<InventoryGateway, 'owned'>;
  readonly session: SessionState;
  readonly promptSignIn: PromptSignIn;
  readonly dialogs: DialogState;
  readonly notices: NoticesState;
}

const CONFLICT = 409;

/** Buys an item with coins after a confirmation dialog with its price and the remaining balance. */
export class ItemPurchaseViewModel {
  /** True if the player owns an item that can be bought only once. */
  owned = false;
  private calls = 0;
  private cancelRequest: Cancel = () => undefined;

  constructor(
    private readonly dependencies: ItemPurchaseDependencies,
    private readonly item: CatalogItemDetails,
    /** Opens the coin shop. */
    private readonly getCoins: () => void,
  ) {
    makeAutoObservable<this, 'dependencies' | 'item' | 'getCoins' | 'calls' | 'cancelRequest'>(
      this,
      { dependencies: false, item: false, getCoins: false, calls: false, cancelRequest: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const players = this.dependencies.session.session$
      .pipe(
        map(({ user }) => user?.id),
        distinctUntilChanged(),
      )
      .subscribe((player) => {
        this.setOwned(false);
        if (player !== undefined) void this.loadOwnership();
      });
    return () => {
      players.unsubscribe();
      this.calls += 1;
      this.cancelRequest();
    };
  }

  /** Asks a visitor to log in, then opens the confirmation dialog. */
  buy(): void {
    this.cancelRequest();
    this.cancelRequest = this.dependencies.promptSignIn.execute(() => void this.ask());
  }

  /** Loads ownership from the server; after a failure, the purchase itself will find out. */
  private async loadOwnership(): Promise<void> {
    const { item } = this;
    if (item.consumable) return;
    const asked = ++this.calls;
    const answer = await this.dependencies.inventory.owned(item.game.slug);
    if (asked !== this.calls || !answer.ok) return;
    this.setOwned(answer.value.some(({ slug }) => slug === item.slug));
  }

  private setOwned(owned: boolean): void {
    this.calls += 1;
    this.owned = owned;
  }

  private async ask(): Promise<void> {
    if (this.owned) return;
    const { user } = this.dependencies.session.current;
    if (user === undefined) return;
    const purchase = buyItem({ signedIn: true, balance: user.balance, busy: false }, this.item, 1);
    const lacksCoins = !purchase.ok && !this.isTest;
    const answer = await this.dependencies.dialogs.ask(
      lacksCoins ? this.missingCoinsQuestion(user) : this.question(user),
    );
    if (!answer.ok || answer.value !== 'confirm') return;
    if (lacksCoins) this.getCoins();
    else this.handleBought();
  }

  private get isTest(): boolean {
    return isDraftSlug(this.item.game.slug);
  }

  private question(user: CurrentUser): DialogQuestion {
    const total = itemCost(this.item);
    return {
      type: 'prompt',
      title: `Buy ${this.item.name}?`,
      content: this.isTest ? `Price: ${coinsText(total)}\n${TEST_PURCHASE}` : purchaseText(total, user.balance),
      confirm: {
        title: total === 0 || this.isTest ? 'Get it' : `Buy for ${coinsText(total)}`,
        run: async () => {
          const { slug: item, game } = this.item;
          const done = await this.dependencies.buyItem.execute(user, { game: game.slug, item, count: 1, total });
          if (done.ok) return done;
          // A conflict means that the player bought the item meanwhile, for example in another tab.
          if (done.error.kind === 'rejected' && done.error.status === CONFLICT) void this.loadOwnership();
          return err(failureText(done.error));
        },
      },
      cancel: { title: 'Not now' },
    };
  }

  private missingCoinsQuestion(user: CurrentUser): DialogQuestion {
    return {
      type: 'info',
      title: `Buy ${this.item.name}?`,
      content: purchaseText(itemCost(this.item), user.balance),
      confirm: { title: 'Get coins' },
      cancel: { title: 'Not now' },
    };
  }

  private handleBought(): void {
    this.setOwned(!this.item.consumable);
    this.dependencies.notices.announce(noticeToast('all-done', filled(commonTexts['all-done'], boughtText(this.item))));
  }
}

const COPIED = 'Link copied';

/** A button that copies the URL of an item and shows the result in a toast. */
export class ItemLinkViewModel {
  readonly button;

  constructor(
    private readonly copyAddress: Pick<CopyItemAddress, 'execute'>,
    private readonly notices: NoticesState,
    clock: Clock,
    private readonly game: string,
    private readonly item: string,
  ) {
    this.button = new RequestButtonViewModel(clock);
  }

  async copy(): Promise<void> {
    const copied = await this.button.send(() => this.copyAddress.execute(this.game, this.item));
    if (copied === undefined) return;
    if (copied.ok) this.notices.announce(noticeToast('all-done', filled(commonTexts['all-done'], COPIED)));
    else this.notices.announce(noticeToast('call-failed', filled(commonTexts['call-failed'], errorText(copied.error))));
  }
}

function errorText(error: CopyItemAddressFailure): string {
  return error.kind === 'call'
    ? failureText(error.failure)
    : `Your browser blocked copying. The link is ${error.address}`;
}

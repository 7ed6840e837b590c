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
import { boughtText, coinsText, purchaseText } from './item.texts';

/** What the purchase of an item on its page works with. */
export interface ItemPurchaseDependencies {
  readonly buyItem: Pick<BuyItem, 'execute'>;
  readonly inventory: Pick<InventoryGateway, 'owned'>;
  readonly session: SessionState;
  readonly promptSignIn: PromptSignIn;
  readonly dialogs: DialogState;
  readonly notices: NoticesState;
}

const CONFLICT = 409;

/** Buys an item of the shop with coins: the portal asks once more, with what it costs and what is left. */
export class ItemPurchaseViewModel {
  /** The player has it, and it is to be had once only. */
  owned = false;
  private asking = 0;
  private cancelRequest: Cancel = () => undefined;

  constructor(
    private readonly needs: ItemPurchaseDependencies,
    private readonly item: CatalogItemDetails,
    /** Leads to where coins are had. */
    private readonly getCoins: () => void,
  ) {
    makeAutoObservable<this, 'needs' | 'item' | 'getCoins' | 'asking' | 'cancelRequest'>(
      this,
      { needs: false, item: false, getCoins: false, asking: false, cancelRequest: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const players = this.needs.session.session$
      .pipe(
        map(({ user }) => user?.id),
        distinctUntilChanged(),
      )
      .subscribe((player) => {
        this.know(false);
        if (player !== undefined) void this.look();
      });
    return () => {
      players.unsubscribe();
      this.asking += 1;
      this.cancelRequest();
    };
  }

  /** A visitor signs in first, and is asked then. */
  buy(): void {
    this.cancelRequest();
    this.cancelRequest = this.needs.promptSignIn.execute(() => void this.ask());
  }

  /** Asks the server what the player has; without an answer it is found out when it is bought. */
  private async look(): Promise<void> {
    const { item } = this;
    if (item.consumable) return;
    const asked = ++this.asking;
    const answer = await this.needs.inventory.owned(item.game.slug);
    if (asked !== this.asking || !answer.ok) return;
    this.know(answer.value.some(({ slug }) => slug === item.slug));
  }

  private know(owned: boolean): void {
    this.asking += 1;
    this.owned = owned;
  }

  private async ask(): Promise<void> {
    if (this.owned) return;
    const { user } = this.needs.session.current;
    if (user === undefined) return;
    const purchase = buyItem({ signedIn: true, balance: user.balance, busy: false }, this.item, 1);
    const short = !purchase.ok;
    const answer = await this.needs.dialogs.ask(short ? this.shortQuestion(user) : this.question(user));
    if (!answer.ok || answer.value !== 'confirm') return;
    if (short) this.getCoins();
    else this.told();
  }

  private question(user: CurrentUser): DialogQuestion {
    const total = itemCost(this.item);
    return {
      type: 'prompt',
      title: `Buy ${this.item.name}?`,
      content: purchaseText(total, user.balance),
      confirm: {
        title: total === 0 ? 'Get it' : `Buy for ${coinsText(total)}`,
        run: async () => {
          const { slug: item, game } = this.item;
          const done = await this.needs.buyItem.execute(user, { game: game.slug, item, count: 1, total });
          if (done.ok) return done;
          // Who has it already, as from another tab, is refused: the page says so from now on.
          if (done.error.kind === 'rejected' && done.error.status === CONFLICT) void this.look();
          return err(failureText(done.error));
        },
      },
      cancel: { title: 'Not now' },
    };
  }

  private shortQuestion(user: CurrentUser): DialogQuestion {
    return {
      type: 'info',
      title: `Buy ${this.item.name}?`,
      content: purchaseText(itemCost(this.item), user.balance),
      confirm: { title: 'Get coins' },
      cancel: { title: 'Not now' },
    };
  }

  private told(): void {
    this.know(!this.item.consumable);
    this.needs.notices.announce(noticeToast('all-done', filled(commonTexts['all-done'], boughtText(this.item))));
  }
}

const COPIED = 'The link is copied.';

/** A button that copies the address of an item, and tells how that went. */
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
    else this.notices.announce(noticeToast('call-failed', filled(commonTexts['call-failed'], words(copied.error))));
  }
}

function words(error: CopyItemAddressFailure): string {
  return error.kind === 'call'
    ? failureText(error.failure)
    : `Your browser keeps its clipboard to itself. The link is ${error.address}`;
}

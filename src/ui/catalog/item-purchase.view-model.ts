import { makeAutoObservable } from 'mobx';
import type { AskSignIn } from '../../application/auth/ask-sign-in.use-case';
import type { BuyItem } from '../../application/inventory/buy-item.use-case';
import type { DialogQuestion } from '../../application/notices/dialog-question';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import type { Cancel } from '../../application/system/clock.port';
import { buyItem } from '../../domain/market/buy-item';
import type { CatalogItemDetails } from '../../domain/market/catalog-item-page';
import { itemCost } from '../../domain/market/item-price';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import type { CurrentUser } from '../../domain/session/current-user';
import { err } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';
import { commonTexts } from '../notices/texts/common-texts';
import { filled } from '../notices/texts/notice-text';
import type { Disposer } from '../shared/disposables';
import { boughtText, coinsText, purchaseText } from './item-words';

/** What the purchase of an item on its page works with. */
export interface ItemPurchaseNeeds {
  readonly buyItem: Pick<BuyItem, 'execute'>;
  readonly session: SessionState;
  readonly askSignIn: AskSignIn;
  readonly dialogs: DialogState;
  readonly notices: NoticesState;
}

/** Buys an item of the shop with coins: the portal asks once more, with what it costs and what is left. */
export class ItemPurchaseViewModel {
  /** Was bought here, and is to be had once only. */
  owned = false;
  private cancelWish: Cancel = () => undefined;

  constructor(
    private readonly needs: ItemPurchaseNeeds,
    private readonly item: CatalogItemDetails,
    /** Leads to where coins are had. */
    private readonly getCoins: () => void,
  ) {
    makeAutoObservable<this, 'needs' | 'item' | 'getCoins' | 'cancelWish'>(
      this,
      { needs: false, item: false, getCoins: false, cancelWish: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return () => {
      this.cancelWish();
    };
  }

  /** A visitor signs in first, and is asked then. */
  buy(): void {
    this.cancelWish();
    this.cancelWish = this.needs.askSignIn.execute(() => void this.ask());
  }

  private async ask(): Promise<void> {
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
        title: total === 0 ? 'Take it' : `Buy for ${coinsText(total)}`,
        run: async () => {
          const { slug: item, game } = this.item;
          const done = await this.needs.buyItem.execute(user, { game: game.slug, item, count: 1, total });
          return done.ok ? done : err(failureText(done.error));
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
    this.owned = !this.item.consumable;
    this.needs.notices.announce(noticeToast('all-done', filled(commonTexts['all-done'], boughtText(this.item))));
  }
}

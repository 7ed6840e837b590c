import { makeAutoObservable } from 'mobx';
import { map, takeWhile } from 'rxjs';
import type { PromptSignIn } from '../../application/auth/prompt-sign-in.use-case';
import type { MakePurchase, PurchaseScreen } from '../../application/market/make-purchase.use-case';
import type { PurchasesState } from '../../application/market/purchases-state';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { XrPresenceState } from '../../application/play/xr-presence-state';
import type { SessionState } from '../../application/session/session-state';
import { timedSession, timedSession$ } from '../../application/session/timed-session';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Device } from '../../application/system/device';
import type { PageLife } from '../../application/system/page-life.port';
import type { Random } from '../../application/system/random.port';
import type { CoinOffer } from '../../domain/market/money';
import type { PurchaseFlow, PurchaseFlowEvent } from '../../domain/market/purchase-flow';
import { isPurchasing } from '../../domain/market/purchase-flow';
import type { Purchase } from '../../domain/market/purchase-request';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { noXr } from '../../domain/play/xr-presence';
import type { PremiumRefusal } from '../../domain/premium/premium';
import { buyPremium } from '../../domain/premium/premium';
import type { CurrentUser } from '../../domain/session/current-user';
import type { TimeZone } from '../../domain/shared/time-zone';
import { calendarDate } from '../../domain/shared/written-date';
import { failureText } from '../errors/failure-text';
import { commonTexts, filled } from '../notices/texts/common.texts';
import { marketTexts } from '../notices/texts/market.texts';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import { paymentQuestion, premiumContent, premiumQuestion, unansweredText } from './shop.texts';

/** Dependencies of {@link ShopViewModel}. */
export interface ShopDependencies {
  readonly makePurchase: MakePurchase;
  readonly purchases: PurchasesState;
  readonly session: SessionState;
  readonly promptSignIn: PromptSignIn;
  readonly dialogs: DialogState;
  readonly notices: NoticesState;
  readonly presence: Pick<XrPresenceState, 'current'>;
  readonly device: Device;
  readonly random: Random;
  readonly clock: Clock;
  readonly pageLife: PageLife;
  readonly timeZone: TimeZone;
}

/** State of the shop: the buyer, the purchase in progress and the available purchases (spec 2 §2, §4). */
export class ShopViewModel {
  private readonly purchases;
  private readonly session;
  private readonly screen: PurchaseScreen;
  private cancelRequest: Cancel = () => undefined;

  constructor(
    private readonly dependencies: ShopDependencies,
    depart: PurchaseScreen['depart'],
  ) {
    this.screen = { depart, words: failureText };
    this.purchases = new ObservedStream(dependencies.purchases.purchases$, dependencies.purchases.current);
    const { session, clock } = dependencies;
    this.session = new ObservedStream(
      timedSession$(session.session$, clock),
      timedSession(session.current, clock.now()),
    );
    makeAutoObservable<this, 'dependencies' | 'screen' | 'purchases' | 'session' | 'cancelRequest'>(
      this,
      { dependencies: false, screen: false, purchases: false, session: false, cancelRequest: false },
      { autoBind: true },
    );
  }

  get user(): CurrentUser | undefined {
    return this.session.value.session.user;
  }

  /** True while a purchase is in progress, which blocks every other purchase. */
  get busy(): boolean {
    return isPurchasing(this.purchases.value);
  }

  /** End of premium, ISO 8601; undefined without premium. */
  get premiumUntil(): string | undefined {
    return this.session.value.premium ? this.user?.premiumUntil : undefined;
  }

  /** Day on which premium ends, in the time zone of the player. */
  get premiumDay(): string | undefined {
    return this.premiumUntil === undefined ? undefined : calendarDate(this.premiumUntil, this.dependencies.timeZone);
  }

  /** Reason why the player cannot buy a month of premium; ignores login and running purchases. */
  get premiumRefusal(): Extract<PremiumRefusal, { kind: 'not-enough-coins' | 'premium-cap' }> | undefined {
    const bought = this.premiumOffer;
    if (bought === undefined || bought.ok) return undefined;
    return bought.error.kind === 'login-required' || bought.error.kind === 'busy' ? undefined : bought.error;
  }

  /** Month of premium that the player would get now; ignores running purchases. Undefined for a visitor. */
  private get premiumOffer(): ReturnType<typeof buyPremium> | undefined {
    return this.user === undefined ? undefined : premiumOffer(this.user, this.dependencies.clock.now());
  }

  /** True while this pack is being bought. */
  isBuyingCoins(amount: number): boolean {
    const { bought } = this;
    return bought?.kind === 'coins' && bought.amount === amount;
  }

  get buyingPremium(): boolean {
    return this.bought?.kind === 'premium';
  }

  start(): Disposer {
    const following = new Disposables();
    following.add(
      this.purchases.start(),
      this.session.start(),
      this.dependencies.pageLife.follow({ left: () => undefined, back: this.resume }),
      () => {
        this.cancelRequest();
      },
    );
    this.resume();
    return () => {
      following.dispose();
    };
  }

  /** Buys a pack. A visitor logs in first and then continues to the payment. */
  buyCoins(offer: CoinOffer): void {
    this.afterSignIn(() => void this.buy({ kind: 'coins', amount: offer.amount }, offer));
  }

  /** Buys a month of premium after a confirmation. A visitor logs in first and must press again, because it spends coins. */
  buyPremium(): void {
    const signedIn = this.dependencies.session.current.user !== undefined;
    this.afterSignIn(() => {
      if (signedIn) void this.confirmPremium();
    });
  }

  private async confirmPremium(): Promise<void> {
    const content = this.premiumContent();
    if (content === undefined || this.busy) return;
    const content$ = this.dependencies.session.session$.pipe(
      map(() => this.premiumContent()),
      takeWhile((changed) => changed !== undefined),
    );
    const answer = await this.dependencies.dialogs.ask({ ...premiumQuestion(content), content$ });
    if (answer.ok && answer.value === 'confirm') await this.buy({ kind: 'premium' });
  }

  /** Content of the confirmation; undefined if the player cannot buy a month of premium. */
  private premiumContent(): string | undefined {
    const { session, timeZone } = this.dependencies;
    const { user } = session.current;
    if (user === undefined) return undefined;
    const offer = premiumOffer(user, this.dependencies.clock.now());
    if (!offer.ok) return undefined;
    return premiumContent(user.balance, calendarDate(new Date(offer.value.until).toISOString(), timeZone));
  }

  private get bought(): Purchase | undefined {
    const { flow } = this.purchases.value;
    return flow.kind === 'choosing' || flow.kind === 'asking' ? flow.request.purchase : undefined;
  }

  private afterSignIn(then: () => void): void {
    this.cancelRequest();
    this.cancelRequest = this.dependencies.promptSignIn.execute(then);
  }

  private async buy(purchase: Purchase, offer?: CoinOffer): Promise<void> {
    const { purchases, device, presence, random, session, clock } = this.dependencies;
    const { user: buyer } = session.current;
    if (buyer === undefined || isPurchasing(purchases.current)) return;
    const headset = device.headset || presence.current !== noXr;
    const { id, premiumUntil, balanceRevision } = buyer;
    await this.apply({
      type: 'buy-pressed',
      purchase,
      headset,
      key: random.uuid(),
      buyer: { id, premiumUntil, balanceRevision },
      now: clock.now(),
    });
    if (offer !== undefined && purchases.current.flow.kind === 'choosing') await this.choose(offer);
    this.announceOutcome();
  }

  private async choose(offer: CoinOffer): Promise<void> {
    const answer = await this.dependencies.dialogs.ask(paymentQuestion(offer));
    if (!answer.ok) await this.apply({ type: 'cancelled' });
    else await this.apply({ type: 'method-chosen', method: answer.value === 'confirm' ? 'pay-now' : 'email-me' });
  }

  /** Called when the page is shown again after the payment page. */
  private resume(): void {
    void this.apply({ type: 'returned' });
  }

  private apply(event: PurchaseFlowEvent): Promise<void> {
    return this.dependencies.makePurchase.execute(event, this.screen);
  }

  private announceOutcome(): void {
    const until = this.dependencies.session.current.user?.premiumUntil;
    const day = until === undefined ? undefined : calendarDate(until, this.dependencies.timeZone);
    const toast = toastOf(this.dependencies.purchases.current.flow, day);
    if (toast !== undefined) this.dependencies.notices.announce(toast);
  }
}

function premiumOffer({ premiumUntil, balance }: CurrentUser, now: number): ReturnType<typeof buyPremium> {
  const until = premiumUntil === undefined ? undefined : Date.parse(premiumUntil);
  return buyPremium({ signedIn: true, balance, busy: false }, until, now);
}

/** Returns the toast for the outcome. `premiumDay` is the day on which premium ends. */
function toastOf(flow: PurchaseFlow, premiumDay: string | undefined) {
  const failed = marketTexts['purchase-failed'];
  switch (flow.kind) {
    case 'mailed':
      return noticeToast('all-done', filled(commonTexts['all-done'], flow.message));
    case 'bought':
      // A player who has logged out meanwhile gets no toast.
      return premiumDay === undefined
        ? undefined
        : noticeToast('premium-activated', filled(marketTexts['premium-activated'], premiumDay));
    case 'failed':
      return noticeToast('purchase-failed', filled(failed, flow.message));
    case 'unanswered':
      return noticeToast('purchase-failed', filled(failed, unansweredText(flow.message)));
    default:
      return undefined;
  }
}

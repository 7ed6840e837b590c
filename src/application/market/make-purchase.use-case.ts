import type { PurchaseFlowEvent } from '../../domain/market/purchase-flow';
import { nextPurchase } from '../../domain/market/purchase-flow';
import type { PurchaseBuyer, PurchaseRequest } from '../../domain/market/purchase-request';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { RefreshAccount } from '../session/refresh-account.use-case';
import type { SessionState } from '../session/session-state';
import type { MarketGateway } from './market-gateway.port';
import { PREMIUM_CHANGED } from './market-gateway.port';
import type { PurchasesState } from './purchases-state';

/** Callbacks of the screen that runs a purchase. */
export interface PurchaseScreen {
  /** Navigates to the payment with a full page load, because the portal's payment address responds with a redirect. */
  readonly depart: (url: string) => void;
  /** Formats the message for a failed call. */
  readonly words: (failure: ApiFailure) => string;
}

const SERVER_FAILED = 500;

/** Error codes of a server that cannot take payments, send emails, or reach the payment provider. */
const FINAL_CODES: readonly string[] = ['err_no_payments', 'err_no_mails', 'err_unavailable'];

/** No external hosts: payment addresses are the portal's own, and the server redirects to the provider. */
const NO_HOSTS: readonly string[] = [];

/**
 * Advances the current purchase of the shop and runs its commands: calls the server, or navigates to the payment (spec
 * 2 §4).
 */
export class MakePurchase {
  constructor(
    private readonly gateway: MarketGateway,
    private readonly session: SessionState,
    private readonly state: PurchasesState,
    private readonly refresh: Pick<RefreshAccount, 'execute'>,
  ) {}

  /** Resolves when the purchase waits for a choice, has ended, or has navigated to the payment. */
  async execute(event: PurchaseFlowEvent, screen: PurchaseScreen): Promise<void> {
    const { purchases, commands } = nextPurchase(this.state.current, event);
    this.state.show(purchases);
    for (const command of commands) {
      if (command.type === 'go') screen.depart(command.to);
      else await this.execute(await this.ask(command.request, screen), screen);
    }
  }

  private async ask(request: PurchaseRequest, { words }: PurchaseScreen): Promise<PurchaseFlowEvent> {
    const { purchase, method, key, buyer } = request;
    switch (purchase.kind) {
      case 'coins': {
        const { amount } = purchase;
        if (method === 'email-me') {
          const mailed = await this.gateway.orderByEmail({ amount, key });
          return ended(mailed, isFinalOfOrder, words, (message) => ({ type: 'mail-sent', message }));
        }
        const ordered = await this.gateway.orderDirect({ amount, key });
        const paying = (url: string) => ({ type: 'payment-url-received', url, hosts: NO_HOSTS }) as const;
        return ended(ordered, isFinalOfOrder, words, paying);
      }
      case 'premium':
        return ended(await this.buyPremium(buyer, key), isFinal, words, () => ({ type: 'completed' }));
      case 'item':
        throw new Error('Items are bought by BuyItem, on their own pages.');
    }
  }

  private async buyPremium(
    { id: player, premiumUntil: seen }: PurchaseBuyer,
    key: string,
  ): Promise<Result<unknown, ApiFailure>> {
    const answer = await this.gateway.buyPremium({ seen, key });
    if (!answer.ok) {
      // The event of the change may be lost.
      if (answer.error.kind === 'rejected' && answer.error.debug === PREMIUM_CHANGED) await this.refresh.execute();
      return answer;
    }
    const { premiumUntil: until, balance: total, revision } = answer.value;
    // A repeated response may be outdated. The session ignores values that are older than its own.
    this.session.apply({ type: 'premium-changed', player, until });
    this.session.apply({ type: 'balance-changed', player, total, revision });
    return answer;
  }
}

/** True if the server has decided the purchase. A server error may have charged. */
function isFinal(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' && failure.status < SERVER_FAILED;
}

/** True if the coin order has ended. Clear error codes count as well, because an order alone charges nothing. */
function isFinalOfOrder(failure: ApiFailure): boolean {
  return isFinal(failure) || (failure.kind === 'rejected' && FINAL_CODES.includes(failure.debug));
}

function ended<T>(
  answer: Result<T, ApiFailure>,
  isEnd: (failure: ApiFailure) => boolean,
  words: PurchaseScreen['words'],
  succeeded: (value: T) => PurchaseFlowEvent,
): PurchaseFlowEvent {
  if (answer.ok) return succeeded(answer.value);
  return { type: isEnd(answer.error) ? 'refused' : 'answer-lost', message: words(answer.error) };
}

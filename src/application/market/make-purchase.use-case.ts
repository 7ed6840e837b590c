import type { PurchaseFlowEvent } from '../../domain/market/purchase-flow';
import { nextPurchase } from '../../domain/market/purchase-flow';
import type { PurchaseRequest } from '../../domain/market/purchase-request';
import type { UserId } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SessionState } from '../session/session-state';
import type { MarketGateway } from './market-gateway.port';
import type { PurchasesState } from './purchases-state';

/** What the screen does for a purchase. */
export interface PurchaseScreen {
  /** Leaves for the payment, with a load of the whole page: the portal's address of it answers with a redirect. */
  readonly depart: (url: string) => void;
  /** What the player is told of a failed call. */
  readonly words: (failure: ApiFailure) => string;
}

const SERVER_FAILED = 500;

/** Refusals of a server that takes no payments, sends no mails, or cannot reach who takes them. */
const CLEAR: readonly string[] = ['err_no_payments', 'err_no_mails', 'err_unavailable'];

/** Payment addresses are the portal's own: the server leads on to the provider. */
const NO_HOSTS: readonly string[] = [];

/** Moves the one purchase of the shop and does what that asks for: calls the server, or leaves for the payment (spec 2 §4). */
export class MakePurchase {
  constructor(
    private readonly gateway: MarketGateway,
    private readonly session: SessionState,
    private readonly state: PurchasesState,
  ) {}

  /** Resolves when the purchase has come to rest: at a choice, at its end, or at the door to the payment. */
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
        return ended(await this.buyPremium(buyer.id, key), isFinal, words, () => ({ type: 'completed' }));
      case 'item':
        throw new Error('Items are bought by BuyItem, on their own pages.');
    }
  }

  private async buyPremium(player: UserId, key: string): Promise<Result<unknown, ApiFailure>> {
    const answer = await this.gateway.buyPremium(key);
    if (!answer.ok) return answer;
    const { premiumUntil: until, balance: total, revision } = answer.value;
    // An answer that is given again tells how it was after the purchase: the session drops what is older than it knows.
    this.session.apply({ type: 'premium-changed', player, until });
    this.session.apply({ type: 'balance-changed', player, total, revision });
    return answer;
  }
}

/** Whether the server has said what became of it; a failed one may have charged. */
function isFinal(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' && failure.status < SERVER_FAILED;
}

/** Whether an order of coins has come to an end: what the server says clearly is believed, as an order alone charges nothing. */
function isFinalOfOrder(failure: ApiFailure): boolean {
  return isFinal(failure) || (failure.kind === 'rejected' && CLEAR.includes(failure.debug));
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

import type { ApiFailure } from '../../application/http/api-failure';
import type { BoughtPremium, CoinOrder, MarketGateway } from '../../application/market/market-gateway.port';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { CatalogItem } from '../../domain/games/game';
import type { Cents, CoinOffer } from '../../domain/market/money';
import { parseDecimalDollars } from '../../domain/market/money';
import type { OrderStanding } from '../../domain/market/purchase-order';
import type { Result } from '../../domain/shared/result';
import { ok, err } from '../../domain/shared/result';
import { toCatalogItem } from './catalog.mapper';
import type { HttpClient } from './http-client';
import { mapOk } from './http-client';

/** Converts a price from decimal dollars to cents; an invalid price makes the response malformed. */
function withCents<T extends { readonly price: string }>(
  priced: T,
): Result<Omit<T, 'price'> & { readonly price: Cents }, ApiFailure> {
  const price = parseDecimalDollars(priced.price);
  return price === undefined ? err({ kind: 'malformed' }) : ok({ ...priced, price });
}

const paymentUrl = (data: { readonly payment_url: string }) => data.payment_url;

export class HttpMarketGateway implements MarketGateway {
  constructor(private readonly http: HttpClient) {}

  async offers(signal?: CancelSignal): Promise<Result<readonly CoinOffer[], ApiFailure>> {
    const answer = await this.http.send('coinOffers', { signal });
    if (!answer.ok) return answer;
    const offers: CoinOffer[] = [];
    for (const wire of answer.value) {
      const offer = withCents(wire);
      if (!offer.ok) return offer;
      offers.push(offer.value);
    }
    return ok(offers);
  }

  async showcase(signal?: CancelSignal): Promise<Result<readonly CatalogItem[], ApiFailure>> {
    return mapOk(await this.http.send('coinShowcase', { signal }), (items) => items.map(toCatalogItem));
  }

  async orderDirect({ amount, key }: CoinOrder): Promise<Result<string, ApiFailure>> {
    return mapOk(await this.http.send('coinPurchaseDirect', { body: { amount }, key }), paymentUrl);
  }

  async orderByEmail({ amount, key }: CoinOrder): Promise<Result<string, ApiFailure>> {
    return mapOk(await this.http.send('coinPurchaseByEmail', { body: { amount }, key }), ({ message }) => message);
  }

  async buyPremium(key: string): Promise<Result<BoughtPremium, ApiFailure>> {
    return mapOk(await this.http.send('premiumPurchase', { key }), ({ premium, balance, revision }) => ({
      premiumUntil: premium,
      balance,
      revision,
    }));
  }

  async order(id: string, signal?: CancelSignal): Promise<Result<OrderStanding, ApiFailure>> {
    const answer = await this.http.send('orderStatus', { params: { order: id }, signal });
    return answer.ok ? withCents(answer.value) : answer;
  }
}

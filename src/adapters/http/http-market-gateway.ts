import type { ApiFailure } from '../../application/http/api-failure';
import type { MarketGateway } from '../../application/market/market-gateway.port';
import type { Cents, CoinOffer } from '../../domain/market/money';
import { parseDecimalDollars } from '../../domain/market/money';
import type { Result } from '../../domain/shared/result';
import { ok, err } from '../../domain/shared/result';
import { toCatalogItem } from './catalog.mapper';
import type { HttpClient } from './http-client';

/** Converts a price from decimal dollars to cents; an invalid price makes the response malformed. */
function withCents<T extends { readonly price: string }>(
  priced: T,
): Result<Omit<T, 'price'> & { readonly price: Cents }, ApiFailure> {
  const price = parseDecimalDollars(priced.price);
  return price === undefined ? err({ kind: 'malformed' }) : ok({ ...priced, price });
}

export const httpMarketGateway = (http: HttpClient): MarketGateway => ({
  offers: async (signal) => {
    const answer = await http.send('coinOffers', { signal });
    if (!answer.ok) return answer;
    const offers: CoinOffer[] = [];
    for (const wire of answer.value) {
      const offer = withCents(wire);
      if (!offer.ok) return offer;
      offers.push(offer.value);
    }
    return ok(offers);
  },
  showcase: (signal) => http.send('coinShowcase', { signal }, (items) => items.map(toCatalogItem)),
  orderDirect: ({ amount, key }) =>
    http.send('coinPurchaseDirect', { body: { amount }, key }, ({ payment_url }) => payment_url),
  orderByEmail: ({ amount, key }) =>
    http.send('coinPurchaseByEmail', { body: { amount }, key }, ({ message }) => message),
  buyPremium: ({ seen = null, key }) =>
    http.send('premiumPurchase', { body: { premium: seen }, key }, ({ premium: premiumUntil, ...left }) => ({
      premiumUntil,
      ...left,
    })),
  order: async (id, signal) => {
    const answer = await http.send('orderStatus', { params: { order: id }, signal });
    return answer.ok ? withCents(answer.value) : answer;
  },
});

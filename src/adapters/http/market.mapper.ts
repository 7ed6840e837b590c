import type { ApiFailure } from '../../application/http/api-failure';
import { parseDecimalDollars } from '../../domain/market/dollars';
import type { Cents } from '../../domain/market/cents';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';

/** Converts a price from decimal dollars to cents; an invalid price makes the response malformed. */
export function withCents<T extends { readonly price: string }>(
  priced: T,
): Result<Omit<T, 'price'> & { readonly price: Cents }, ApiFailure> {
  const price = parseDecimalDollars(priced.price);
  return price === undefined ? err({ kind: 'malformed' }) : ok({ ...priced, price });
}

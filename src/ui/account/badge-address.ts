import type { BadgeFilter, BadgeOrder } from '../../domain/account/own-achievements';
import { BADGE_FILTERS, BADGE_ORDERS } from '../../domain/account/own-achievements';
import { ACCOUNT_ACHIEVEMENTS } from './account-address';

/** Which badges an address asks for, and in which order. */
export interface BadgeChoice {
  readonly show: BadgeFilter;
  readonly order: BadgeOrder;
}

/** Reads a choice out of an address; what it does not know is as if nothing were said. */
export function readBadgeChoice(query: URLSearchParams): BadgeChoice {
  return {
    show: BADGE_FILTERS.find((known) => known === query.get('show')) ?? 'all',
    order: BADGE_ORDERS.find((known) => known === query.get('order')) ?? 'recent',
  };
}

/** The address of a choice, on its first page. */
export function badgeAddress({ show, order }: BadgeChoice): string {
  const query = new URLSearchParams({
    ...(show === 'all' ? {} : { show }),
    ...(order === 'recent' ? {} : { order }),
  }).toString();
  return query === '' ? ACCOUNT_ACHIEVEMENTS : `${ACCOUNT_ACHIEVEMENTS}?${query}`;
}

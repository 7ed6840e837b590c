import type { LedgerReason } from '../../../src/domain/market/ledger';
import { PREMIUM_PRICE } from '../../../src/domain/premium/premium';
import { brand } from '../../../src/domain/shared/brand';

/** A demo account with a description of its purpose. */
export interface DemoAccount {
  readonly username: string;
  readonly alias: string;
  readonly password: string;
  readonly purpose: string;
  readonly avatarSeed: number;
  /** Movements of coins, oldest first; their sum is the balance. */
  readonly ledger: readonly { readonly amount: number; readonly reason: LedgerReason }[];
  /** Calendar months of premium from the day on which the demo content is loaded. */
  readonly premiumMonths: number;
}

const PREMIUM_MONTHS = 11;
const password = `${brand.siteName}!1`;

/** Accounts that `npm start` prints; they exist only with demo content (decisions §10). */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'nova',
    alias: 'Nova',
    password,
    purpose: 'player with 40 coins',
    avatarSeed: 3,
    ledger: [{ amount: 40, reason: 'grant' }],
    premiumMonths: 0,
  },
  {
    username: 'orion',
    alias: 'Orion',
    password,
    purpose: 'premium player',
    avatarSeed: 6,
    ledger: [
      { amount: 120, reason: 'grant' },
      ...Array.from({ length: PREMIUM_MONTHS }, () => ({ amount: -PREMIUM_PRICE, reason: 'premium' as const })),
    ],
    premiumMonths: PREMIUM_MONTHS,
  },
  {
    username: 'studio',
    alias: 'Mira of Northlight',
    password,
    purpose: 'member of the developer Northlight Forge',
    avatarSeed: 9,
    ledger: [],
    premiumMonths: 0,
  },
];

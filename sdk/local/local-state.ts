import type { ItemBatch } from '../../src/domain/inventory/belongings';
import type { DatedScore } from '../guests/guest-scores';
import { fieldsOf, itemsOf, recordOf } from '../page/fields';
import type { SaveSlots } from '../page/save-slots';
import { parseSlots } from '../page/save-slots';

/** How far the player is with a badge. */
export interface BadgeStanding {
  readonly percent: number;
  /** ISO 8601, UTC; absent while not earned. */
  readonly unlockedAt?: string;
}

/** What the sandbox remembers. */
export interface LocalState {
  readonly signedIn: boolean;
  readonly coins: number;
  readonly premium: boolean;
  readonly badges: Readonly<Record<string, BadgeStanding>>;
  readonly owned: Readonly<Record<string, readonly ItemBatch[]>>;
  /** The player's best by board. */
  readonly scores: Readonly<Record<string, DatedScore>>;
  readonly saves: SaveSlots;
  /** Whether the player is subscribed, by sender. */
  readonly mails: Readonly<Record<string, boolean>>;
  /** Whether the page runs under the portal's policy. */
  readonly policy: boolean;
}

const COINS = 100;

function parseBadge(raw: unknown): BadgeStanding | undefined {
  const { percent, unlockedAt } = fieldsOf(raw);
  if (typeof percent !== 'number') return undefined;
  return typeof unlockedAt === 'string' ? { percent, unlockedAt } : { percent };
}

function parseBatch(raw: unknown): ItemBatch | undefined {
  const { count, expiresAt } = fieldsOf(raw);
  if (typeof count !== 'number') return undefined;
  return typeof expiresAt === 'number' ? { count, expiresAt } : { count };
}

function parseScore(raw: unknown): DatedScore | undefined {
  const { score, at } = fieldsOf(raw);
  return typeof score === 'number' && typeof at === 'string' ? { score, at } : undefined;
}

/** Reads it out of storage, where anybody can write: what is not understood is as at first, a guest with 100 coins waiting for them. */
export function parseLocalState(stored: unknown): LocalState {
  const { signedIn, coins, premium, badges, owned, scores, saves, mails, policy } = fieldsOf(stored);
  return {
    signedIn: signedIn === true,
    coins: Number.isSafeInteger(coins) && (coins as number) >= 0 ? (coins as number) : COINS,
    premium: premium === true,
    badges: recordOf(badges, parseBadge),
    owned: recordOf(owned, (list) => itemsOf(list).flatMap((raw) => parseBatch(raw) ?? [])),
    scores: recordOf(scores, parseScore),
    saves: parseSlots(saves),
    mails: recordOf(mails, (raw) => (raw === true ? true : undefined)),
    policy: policy !== false,
  };
}

import type { ItemBatch } from '../../src/domain/inventory/belongings';
import type { DatedScore } from '../guests/guest-scores';
import { fieldsOf, itemsOf, recordOf } from '../page/fields';
import type { SaveSlots } from '../page/save-slots';
import { parseSlots } from '../page/save-slots';

/** The player's progress towards an achievement. */
export interface AchievementProgress {
  readonly percent: number;
  /** ISO 8601, UTC; absent until earned. */
  readonly unlockedAt?: string;
}

/** The stored state of the sandbox. */
export interface LocalState {
  readonly signedIn: boolean;
  readonly coins: number;
  readonly premium: boolean;
  readonly badges: Readonly<Record<string, AchievementProgress>>;
  readonly owned: Readonly<Record<string, readonly ItemBatch[]>>;
  /** The player's best score by board. */
  readonly scores: Readonly<Record<string, DatedScore>>;
  readonly saves: SaveSlots;
  /** Subscriptions by sender. */
  readonly mails: Readonly<Record<string, boolean>>;
  /** True if the page runs under the portal's content security policy. */
  readonly policy: boolean;
}

const COINS = 100;

function parseProgress(raw: unknown): AchievementProgress | undefined {
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

/** Parses the stored state, because anybody can write to storage. Defaults for invalid parts: a guest, and 100 coins. */
export function parseLocalState(stored: unknown): LocalState {
  const { signedIn, coins, premium, badges, owned, scores, saves, mails, policy } = fieldsOf(stored);
  return {
    signedIn: signedIn === true,
    coins: Number.isSafeInteger(coins) && (coins as number) >= 0 ? (coins as number) : COINS,
    premium: premium === true,
    badges: recordOf(badges, parseProgress),
    owned: recordOf(owned, (list) => itemsOf(list).flatMap((raw) => parseBatch(raw) ?? [])),
    scores: recordOf(scores, parseScore),
    saves: parseSlots(saves),
    mails: recordOf(mails, (raw) => (raw === true ? true : undefined)),
    policy: policy !== false,
  };
}

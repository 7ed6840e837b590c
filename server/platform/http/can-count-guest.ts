import type { AttemptRule } from '../../identity/auth/attempts/attempt-rules';
import { countAttempt } from '../../identity/auth/count-attempt';
import type { Executor } from '../database/executor';
import { addressKey } from './address-key';
import type { Caller } from './caller';

interface Visit {
  readonly caller: Caller;
  /** Which article, which game. */
  readonly of: number;
  readonly now: Date;
}

/**
 * Tells whether the visit of a new visitor counts, and counts it: visitors without an account are told apart by a cookie that anybody can
 * make up, so each network address has so many of them. Players always count.
 */
export async function canCountGuest(
  tx: Executor,
  { name, max, windowSeconds }: AttemptRule,
  { caller, of, now }: Visit,
): Promise<boolean> {
  if (caller.player) return true;
  const key = [name, String(of), addressKey(caller.ip)] as const;
  return (await countAttempt(tx, { key, max, windowSeconds, now })) === 0;
}

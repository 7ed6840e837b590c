import type { AttemptRule } from '../../identity/auth/attempts/attempt-rules';
import { countAttemptFrom } from '../../identity/auth/count-attempt';
import type { Executor } from '../database/executor';
import type { Caller } from './caller';

/** Limit of the calls that count a visit. */
export const visitLimit = { max: 60, windowSeconds: 60, by: 'caller' } as const;

interface Visit {
  readonly caller: Caller;
  /** Id of the article or game. */
  readonly of: number;
  readonly now: Date;
}

/**
 * True if the visit of a new visitor counts; counts it. The number per network address is limited, because anybody can
 * forge the visitor cookie. Players always count.
 */
export async function canCountGuest(
  tx: Executor,
  { name, max, windowSeconds }: AttemptRule,
  { caller, of, now }: Visit,
): Promise<boolean> {
  if (caller.player) return true;
  const attempt = { key: [name, String(of)], max, windowSeconds, now } as const;
  return (await countAttemptFrom(tx, caller.ip, attempt)) === 0;
}

import * as z from 'zod/mini';
import { wireAvatar } from '../../contract/account.contract';
import { wireDate, wireId } from '../../contract/wire-values';
import type { CurrentUser, UserId } from '../../domain/session/current-user';

const storedUser = z.object({
  id: wireId,
  username: z.string(),
  alias: z.optional(z.string()),
  balance: z.int(),
  avatar: wireAvatar,
  premiumUntil: z.optional(wireDate),
  lastLogin: z.object({ date: wireDate, device: z.string() }),
});

/** Writes the fields that a tab may remember, and no others. */
export function writeStoredUser(user: CurrentUser): string {
  const { id, username, alias, balance, avatar, premiumUntil, lastLogin } = user;
  const { tn, sm, sd } = avatar;
  const { date, device } = lastLogin;
  return JSON.stringify({
    id,
    username,
    alias,
    balance,
    avatar: { tn, sm, sd },
    premiumUntil,
    lastLogin: { date, device },
  });
}

/** Reads a remembered user; undefined for any other text. */
export function readStoredUser(text: string): CurrentUser | undefined {
  const parsed = storedUser.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const { id, alias, premiumUntil, ...rest } = parsed.data;
  return { ...rest, id: id as UserId, alias, premiumUntil };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { CurrentUser, UserId } from '../../domain/session/current-user';

/** Serialises the fields that a tab may store, and no others. */
export function writeStoredUser(user: CurrentUser): string {
  const { id, username, alias, balance, balanceRevision, avatar, premiumUntil, lastLogin } = user;
  const { tn, sm, sd } = avatar;
  const { date, device } = lastLogin;
  return JSON.stringify({
    id,
    username,
    alias,
    balance,
    balanceRevision,
    avatar: { tn, sm, sd },
    premiumUntil,
    lastLogin: { date, device },
  });
}

/** Parses a stored user; returns undefined for any other text. */
export function readStoredUser(text: string): CurrentUser | undefined {
  const stored = fieldsOf(parseJson(text));
  const [avatar, lastLogin] = [fieldsOf(stored['avatar']), fieldsOf(stored['lastLogin'])];
  const { id, username, alias, balance, balanceRevision, premiumUntil } = stored;
  const { tn, sm, sd } = avatar;
  const { date, device } = lastLogin;
  const isComplete =
    isText(id) && isText(username) && isText(tn) && isText(sm) && isText(sd) && isText(date) && isText(device);
  if (!isComplete || !isOptionalText(alias) || !isOptionalText(premiumUntil)) return undefined;
  if (!Number.isSafeInteger(balance) || !Number.isSafeInteger(balanceRevision)) return undefined;
  return {
    id: id as UserId,
    username,
    alias,
    balance: balance as number,
    balanceRevision: balanceRevision as number,
    avatar: { tn, sm, sd },
    premiumUntil,
    lastLogin: { date, device },
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isOptionalText(value: unknown): value is string | undefined {
  return value === undefined || isText(value);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

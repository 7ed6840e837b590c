import type { SessionStore } from '../../application/session/session-store.port';
import { LOGIN_PROVIDERS } from '../../domain/auth/social-provider';
import type { CurrentUser, UserId } from '../../domain/session/current-user';
import { CURRENT_USER_KEY } from '../../domain/session/current-user';
import { brand } from '../../domain/shared/brand';
import type { UnsentTexts } from '../../domain/session/session-change';
import {
  AUTH_DRAFT_KEY,
  COMMENT_DRAFTS_KEY,
  CONTACT_DRAFT_KEY,
  MESSAGE_DRAFTS_KEY,
  PROFILE_DRAFT_KEY,
  REVIEW_DRAFTS_KEY,
  SOCIAL_DRAFT_KEY,
  TICKET_DRAFTS_KEY,
} from './draft-keys';
import { TabStore } from './tab-storage';

/** Drafts of a player, which record their author. */
const DRAFTS = [REVIEW_DRAFTS_KEY, COMMENT_DRAFTS_KEY, MESSAGE_DRAFTS_KEY, TICKET_DRAFTS_KEY, PROFILE_DRAFT_KEY];
/** Key of the player whose drafts wait for a login. */
const AUTHOR_KEY = `${brand.identifier}.author`;

function removeDrafts(storage: Pick<Storage, 'removeItem'>): void {
  for (const key of [...DRAFTS, AUTHOR_KEY]) storage.removeItem(key);
}

/** Serialises the fields that a tab may store, and no others. */
function writeStoredUser(user: CurrentUser): string {
  const { id, username, alias, balance, balanceRevision, avatar, premiumUntil, lastLogin, provider } = user;
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
    provider,
  });
}

/** Parses a stored user; returns undefined for any other text. */
function readStoredUser(text: string): CurrentUser | undefined {
  const stored = fieldsOf(parseJson(text));
  const [avatar, lastLogin] = [fieldsOf(stored['avatar']), fieldsOf(stored['lastLogin'])];
  const { id, username, alias, balance, balanceRevision, premiumUntil } = stored;
  const { tn, sm, sd } = avatar;
  const { date, device } = lastLogin;
  const provider = LOGIN_PROVIDERS.find((known) => known === stored['provider']);
  const isComplete =
    isText(id) && isText(username) && isText(tn) && isText(sm) && isText(sd) && isText(date) && isText(device);
  if (!isComplete || !isOptionalText(alias) || !isOptionalText(premiumUntil) || provider === undefined)
    return undefined;
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
    provider,
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

/** Stores the user in session storage, or in memory if storage is blocked or full (spec 1 §9). */
export class TabSessionStore extends TabStore implements SessionStore {
  private memory: string | undefined;

  load(): CurrentUser | undefined {
    const text = this.memory ?? this.use((storage) => storage.getItem(CURRENT_USER_KEY)) ?? undefined;
    return text === undefined ? undefined : readStoredUser(text);
  }

  save(user: CurrentUser): void {
    const text = writeStoredUser(user);
    const before = this.load();
    if (before !== undefined && before.id !== user.id) this.clear('gone');
    const stored = this.use((storage) => {
      storage.setItem(CURRENT_USER_KEY, text);
      storage.removeItem(AUTH_DRAFT_KEY);
      storage.removeItem(SOCIAL_DRAFT_KEY);
      const author = storage.getItem(AUTHOR_KEY);
      if (author !== null && author !== user.id) removeDrafts(storage);
      return true;
    });
    this.memory = stored === true ? undefined : text;
  }

  clear(words: UnsentTexts): void {
    const author = this.load()?.id;
    this.memory = undefined;
    this.use((storage) => {
      if (storage.getItem(CURRENT_USER_KEY) !== null) {
        // Visitors keep their drafts. A player's contact draft is removed; the other drafts may wait for their author.
        storage.removeItem(CONTACT_DRAFT_KEY);
        if (words === 'gone') removeDrafts(storage);
        else if (author !== undefined && DRAFTS.some((key) => storage.getItem(key) !== null))
          storage.setItem(AUTHOR_KEY, author);
      }
      storage.removeItem(CURRENT_USER_KEY);
    });
  }
}

import { DRAFT_COOKIE } from '../../../src/contract/session-cookie';
import { isDraftSlug } from '../../../src/domain/games/build-version';
import { lockTesterOf, mayOpenDraft } from '../../catalogue/games/game.repository';
import { draftKey, isDraftKey } from '../../publishing/builds/draft-link';
import type { Executor } from '../database/executor';
import type { Caller } from './caller';
import { readCookie } from './read-cookie';

/** Maximum number of drafts that one browser can have open; the oldest is dropped. */
const MAX_DRAFTS = 8;
const ENTRY = /^(?<slug>draft-[0-9a-f]{12})\.(?<key>[\w-]{1,64})$/;

function openedDrafts(secret: string, header: string | undefined): readonly string[] {
  const cookie = readCookie(header, DRAFT_COOKIE);
  if (cookie.kind !== 'one') return [];
  return cookie.value
    .split('~')
    .slice(-MAX_DRAFTS)
    .flatMap((entry) => {
      const { slug = '', key = '' } = ENTRY.exec(entry)?.groups ?? {};
      return slug !== '' && isDraftKey(secret, slug, key) ? [slug] : [];
    });
}

/** The draft named in the values of a call; undefined for every other call. */
export function draftNamedIn(values: { readonly params: unknown; readonly body: unknown }): string | undefined {
  return [values.params, values.body]
    .map((part) => (typeof part === 'object' && part !== null && 'game' in part ? part.game : undefined))
    .find((game): game is string => typeof game === 'string' && isDraftSlug(game));
}

interface DraftVisit extends Pick<Caller, 'player'> {
  /** Slug of the draft. */
  readonly slug: string;
  /** Key that signs the entries of the cookie. */
  readonly secret: string;
  readonly cookies: string | undefined;
  /** True for a call in a transaction: a removal of the test user then waits for its end. */
  readonly locks: boolean;
}

/** True for members of the draft's developer, for its test users, and for browsers that opened its private link. */
export async function canOpenDraft(
  executor: Executor,
  { slug, secret, cookies, player, locks }: DraftVisit,
): Promise<boolean> {
  if (openedDrafts(secret, cookies).includes(slug)) return true;
  if (player === undefined) return false;
  if (locks) await lockTesterOf(executor, slug, player.id);
  return mayOpenDraft(executor, slug, player.id);
}

/** Follows a private link of a draft. Returns the address without its key, and the new value of the cookie. */
export function followDraftLink(
  secret: string,
  url: string,
  cookies: string | undefined,
): { readonly to: string; readonly cookie: string } | undefined {
  const { pathname, searchParams } = new URL(url, 'http://portal');
  const slug = pathname.split('/').find(isDraftSlug);
  const key = searchParams.get('preview');
  if (slug === undefined || key === null || !isDraftKey(secret, slug, key)) return undefined;
  searchParams.delete('preview');
  const query = searchParams.toString();
  const slugs = [...openedDrafts(secret, cookies).filter((one) => one !== slug), slug].slice(-MAX_DRAFTS);
  return {
    to: query === '' ? pathname : `${pathname}?${query}`,
    cookie: slugs.map((one) => `${one}.${draftKey(secret, one)}`).join('~'),
  };
}

/** True for addresses of a draft's pages. */
export const isDraftPage = (url: string): boolean => (url.split('?')[0] ?? '').split('/').some(isDraftSlug);

import { deepLinkOf, deepLinkQuery } from '../bridge/deep-link';
import type { GameCard } from '../games/game';
import type { ResumedGame } from '../home/player-home';
import { countCharacters } from '../shared/plain-text';
import { SLUG_MAX, SLUG_PATTERN } from '../shared/slug';
import type { Titled } from '../shared/titled';

/** A link to a game's page in a message. */
export interface GameLink {
  readonly slug: string;
  /** Path of the page, with the deep link for the game. */
  readonly address: string;
  /** The link as written in the message. */
  readonly link: string;
}

/** The game that a message links to, as the server has found it. */
export interface LinkedGame extends Omit<GameLink, 'slug'> {
  readonly title: string;
}

// The look-behind and look-ahead are white space or an end, so that no other address contains the match.
const LINK = new RegExp(
  `(?<=^|\\s)(?<origin>https?://[^\\s/]+)?/arcade/games/(?<slug>${SLUG_PATTERN})/?(?:\\?(?<query>[^\\s#]*))?(?=$|\\s)`,
  'gu',
);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Splits a query into decoded names and values. */
const parametersOf = (query: string): readonly (readonly [string, string])[] =>
  query.split('&').map((parameter) => {
    const [name = '', ...value] = parameter.split('=');
    return [decoded(name), decoded(value.join('='))];
  });

/** Returns the path of a game's page with a deep link, as `deepLinkQuery` writes it. */
const pageOf = (slug: string, deepLink: string): string => `/arcade/games/${slug}${deepLink.replace('&', '?')}`;

/**
 * Finds the first link to a game's page in a message: a path, or an address on the portal's own origin. Parameters
 * that are not for the game are omitted.
 */
export function findGameLink(text: string, portalOrigin: string): GameLink | undefined {
  for (const { 0: link, groups: { origin, slug = '', query = '' } = {} } of text.matchAll(LINK)) {
    const isOwn = origin === undefined || origin === portalOrigin;
    if (isOwn && slug.length <= SLUG_MAX)
      return { slug, address: pageOf(slug, deepLinkQuery(deepLinkOf(parametersOf(query)))), link };
  }
  return undefined;
}

/** Returns a message's text without the link to its game; the game's title if nothing else is written. */
export function textBesideLink(text: string, { link, title }: Pick<LinkedGame, 'link' | 'title'>): string {
  const start = text.indexOf(link);
  const rest = start < 0 ? text : text.slice(0, start).trimEnd() + text.slice(start + link.length);
  return rest.trim() === '' ? title : rest.trim();
}

/**
 * Returns the text of an invitation to a game: a message with a link to its page. Without the deep link if the text
 * would be longer than `limit` characters.
 */
export function gameInvitation({ slug, title }: Titled, portalOrigin: string, deepLink: string, limit: number): string {
  const write = (query: string) => `Let’s play ${title}! ${portalOrigin}${pageOf(slug, query)}`;
  const whole = write(deepLink);
  return countCharacters(whole) > limit ? write('') : whole;
}

/** A game to which a player can invite a friend. */
export interface InvitableGame extends Titled {
  /** True while the player plays the game. */
  readonly playing: boolean;
}

/** Returns the games to offer for an invitation, each once: the one being played, the latest played, then favourites. */
export function invitableGames(
  resume: readonly Pick<ResumedGame, 'game' | 'playing'>[],
  favourites: readonly Pick<GameCard, 'slug' | 'title'>[],
): readonly InvitableGame[] {
  const played = resume.map(({ game: { slug, title }, playing }) => ({ slug, title, playing }));
  const marked = favourites.map(({ slug, title }) => ({ slug, title, playing: false }));
  const all = [...played.filter(({ playing }) => playing), ...played, ...marked];
  return all.filter(({ slug }, index) => all.findIndex((other) => other.slug === slug) === index);
}

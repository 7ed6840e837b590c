import { deepLinkOf, deepLinkQuery } from '../bridge/deep-link';
import { SLUG_MAX, SLUG_PATTERN } from '../shared/slug';
import type { LinkedGame } from './invitation';
import { gamePageAddress } from './invitation';

/** A link to a game's page in a message. */
export interface GameLink extends Omit<LinkedGame, 'title'> {
  readonly slug: string;
}

// The look-behind and look-ahead are white space or an end, so that no other address contains the match.
const LINK = new RegExp(
  `(?<=^|\\s)(?<origin>[Hh][Tt][Tt][Pp][Ss]?://[^\\s/]+)?/arcade/games/(?<slug>${SLUG_PATTERN})/?(?:[.,!)]*|\\?(?<query>[^\\s#]*))(?:#\\S*)?(?=$|\\s)`,
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

/**
 * Finds the first link to a game's page in a message: a path, or an address on the portal's own origin. Parameters
 * that are not for the game are omitted.
 */
export function findGameLink(text: string, portalOrigin: string): GameLink | undefined {
  for (const { 0: link, groups: { origin, slug = '', query = '' } = {} } of text.matchAll(LINK)) {
    const isOwn = origin === undefined || origin.toLowerCase() === portalOrigin;
    if (isOwn && slug.length <= SLUG_MAX)
      return { slug, address: gamePageAddress(slug, deepLinkQuery(deepLinkOf(parametersOf(query)))), link };
  }
  return undefined;
}

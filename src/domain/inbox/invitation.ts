import type { GameCard } from '../games/game';
import type { ResumedGame } from '../home/player-home';
import { countCharacters } from '../shared/plain-text';
import type { Titled } from '../shared/titled';

/** The game that a message links to, as the server has found it. */
export interface LinkedGame {
  readonly title: string;
  /** Path of the game's page, with the deep link for the game. */
  readonly address: string;
  /** The word with the link as written in the message, with punctuation after it. */
  readonly link: string;
}

/** Returns the path of a game's page with a deep link, as `deepLinkQuery` writes it. */
export const gamePageAddress = (slug: string, deepLink: string): string =>
  `/arcade/games/${slug}${deepLink.replace('&', '?')}`;

/**
 * Returns a message's text as players read it: without the link to its game, if it has one. Names the invitation if
 * nothing else is written.
 */
export function messageText(text: string, game: Pick<LinkedGame, 'link' | 'title'> | undefined): string {
  if (game === undefined) return text;
  const { link, title } = game;
  // Words alternate with white space, so another address that contains the link stays.
  const words = text.split(/(\s+)/u);
  const at = words.indexOf(link);
  const rest = at < 0 ? text : [...words.slice(0, Math.max(0, at - 1)), ...words.slice(at + 1)].join('');
  return rest.trim() === '' ? `Invitation to ${title}` : rest.trim();
}

/**
 * Returns the text of an invitation to a game: a message with a link to its page. Without the deep link if the text
 * would be longer than `limit` characters.
 */
export function gameInvitation({ slug, title }: Titled, portalOrigin: string, deepLink: string, limit: number): string {
  const write = (query: string) => `Let’s play ${title}! ${portalOrigin}${gamePageAddress(slug, query)}`;
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

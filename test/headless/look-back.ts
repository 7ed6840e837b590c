import type { Client } from './create-client';
import { taken } from './taken';

/** Reads the player's rows of the home page, the account's home, achievements, activity and history, and deletes the play of this game. */
export async function lookBack({ place, deletePlay, playerHome }: Client, slug: string): Promise<string> {
  const rows = taken('rows of the home page', await playerHome.rows());
  if (rows.resume[0]?.game.slug !== slug) throw new Error('The rows of the home page do not continue the play.');
  if (rows.suggestions.some(({ game }) => game.slug === slug)) throw new Error('A played game is suggested.');
  const { resume, achievements } = taken('own home', await place.home());
  if (resume[0]?.game.slug !== slug || achievements.length === 0)
    throw new Error('The home page does not list the play.');
  const { games } = taken('own achievements', await place.achievements({ show: 'earned', order: 'recent', page: 1 }));
  if (!games.some(({ game }) => game.slug === slug)) throw new Error(`The achievements do not list ${slug}.`);
  const done = taken('activity', await place.activity({ kind: undefined, before: undefined }));
  if (!done.items.some(({ kind }) => kind === 'played')) throw new Error('The activity does not list the play.');
  const { items } = taken('own history', await place.history(1));
  const play = items.find(({ game }) => game.slug === slug);
  if (play === undefined) throw new Error(`The play of ${slug} is not in the history.`);
  taken('delete play', await deletePlay.execute(play.id));
  const after = taken('own history', await place.history(1));
  if (after.items.some(({ id }) => id === play.id)) throw new Error('A deleted play still exists.');
  return `read the account pages and deleted the play of ${slug}`;
}

import { and, inArray, sql } from 'drizzle-orm';
import type { WireLinkedGame } from '../../../src/contract/conversations.contract';
import { findGameLink } from '../../../src/domain/inbox/game-link';
import { publishedGame } from '../../catalogue/games/game-card.columns';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';

/** Returns the published game that a message's text links to. */
export type LinkedGames = (text: string) => WireLinkedGame | null;

/** Finds the published games that messages link to. */
export async function findLinkedGames(
  executor: Executor,
  written: readonly { readonly body: string }[],
  portalOrigin: string,
): Promise<LinkedGames> {
  const slugs = [...new Set(written.flatMap(({ body }) => findGameLink(body, portalOrigin)?.slug ?? []))];
  if (slugs.length === 0) return () => null;
  const rows = await executor
    .select({ slug: games.slug, title: sql<string>`${games.card}->>'title'` })
    .from(games)
    .where(and(inArray(games.slug, slugs), publishedGame));
  const titles = new Map(rows.map(({ slug, title }) => [slug, title]));
  return (text) => {
    const found = findGameLink(text, portalOrigin);
    const title = found && titles.get(found.slug);
    return found && title !== undefined ? { title, address: found.address, link: found.link } : null;
  };
}

import { and, asc, between, max, sql } from 'drizzle-orm';
import { perExecutor } from '../database/per-executor';
import type { Executor } from '../database/executor';
import { articles } from '../database/schema/articles';
import { games } from '../database/schema/games';
import { legalPages } from '../database/schema/legal-pages';
import { publishedArticle } from '../content/article-card.columns';
import { publishedGame } from '../games/game-card.columns';

/** How many ids a part spans, and so how many addresses it has at most (sitemaps.org allows 50,000). */
export const PART_SIZE = 50_000;

/** What a sitemap says of one row. */
export interface ListedPage {
  readonly slug: string;
  readonly changed: Date;
}

const inPart = { from: sql.placeholder('from'), to: sql.placeholder('to') };

const kinds = {
  games: { table: games, shown: publishedGame, changed: games.updatedAt },
  articles: { table: articles, shown: publishedArticle, changed: articles.publishedAt },
};
type Kind = keyof typeof kinds;

const lastOf = (executor: Executor, kind: Kind) => {
  const { table } = kinds[kind];
  return executor
    .select({ id: max(table.id) })
    .from(table)
    .prepare(`sitemap_last_${kind}`);
};

const pagesOf = (executor: Executor, kind: Kind) => {
  const { table, shown, changed } = kinds[kind];
  return executor
    .select({ slug: table.slug, changed })
    .from(table)
    .where(and(shown, between(table.id, inPart.from, inPart.to)))
    .orderBy(asc(table.id))
    .prepare(`sitemap_${kind}`);
};

const statements = perExecutor((executor) => ({
  lastGame: lastOf(executor, 'games'),
  lastArticle: lastOf(executor, 'articles'),
  games: pagesOf(executor, 'games'),
  articles: pagesOf(executor, 'articles'),
  legal: executor
    .select({ slug: legalPages.slug, changed: legalPages.updatedAt })
    .from(legalPages)
    .orderBy(asc(legalPages.slug))
    .prepare('sitemap_legal'),
}));

const partsUpTo = ([last]: readonly { readonly id: number | null }[]): number => Math.ceil((last?.id ?? 0) / PART_SIZE);
const idsOf = (part: number) => ({ from: (part - 1) * PART_SIZE + 1, to: part * PART_SIZE });

/** How many parts games and articles take: by the last ids, since counting a large catalogue takes long. */
export async function countParts(executor: Executor): Promise<{ readonly games: number; readonly articles: number }> {
  const { lastGame, lastArticle } = statements(executor);
  const [game, article] = await Promise.all([lastGame.execute(), lastArticle.execute()]);
  return { games: partsUpTo(game), articles: partsUpTo(article) };
}

/** The published games of a part, counted from 1; one statement, whatever its size. */
export function listGames(executor: Executor, part: number): Promise<readonly ListedPage[]> {
  return statements(executor).games.execute(idsOf(part));
}

/** The published articles of a part, counted from 1. */
export function listArticles(executor: Executor, part: number): Promise<readonly ListedPage[]> {
  return statements(executor).articles.execute(idsOf(part));
}

/** The legal pages. */
export function listLegalPages(executor: Executor): Promise<readonly ListedPage[]> {
  return statements(executor).legal.execute();
}

import { asc, eq } from 'drizzle-orm';
import type { GameLists, PicturedList } from '../../../src/domain/console/game-lists';
import type { Executor } from '../../platform/database/executor';
import { achievements } from '../../platform/database/schema/achievements';
import { boards } from '../../platform/database/schema/leaderboards';
import { catalogItems } from '../../platform/database/schema/market';
import { boardHead } from '../../play/leaderboards/board.repository';
import { findEntryPictures } from '../builds/entry-pictures.repository';
import { pictureName } from '../builds/game-media.repository';
import { isDrawnSquare, squareWidths } from '../builds/picture-writer';
import type { OwnGame } from './game-details.repository';
import { findOwnGame, revisionOf } from './game-details.repository';

/** Widths of the pictures of entries in pixels. */
export const entryWidths = { items: squareWidths.item, achievements: squareWidths.achievement } as const;

/** Lists of a game as stored. */
export interface FoundLists {
  readonly id: number;
  /** Slug of the row: that of the game, or that of the draft's own page. */
  readonly slug: string;
  readonly title: string;
  readonly lists: GameLists;
  readonly revision: string;
  /** Paths on the static host by place. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Returns the name of the picture of an entry; empty for a drawn one. */
function entryPictureName(
  { game }: OwnGame,
  list: PicturedList,
  { slug, path }: Readonly<Record<'slug' | 'path', string>>,
): string {
  const name = pictureName(path);
  return isDrawnSquare(name, `${game}/${slug}`, entryWidths[list]) ? '' : name;
}

/** Finds the lists of a game. With `locked`, its row is locked until the transaction ends. */
export async function findGameLists(tx: Executor, own: OwnGame, locked = false): Promise<FoundLists | undefined> {
  const game = await findOwnGame(tx, own, locked);
  if (!game) return undefined;
  const { id } = game;
  const boardRows = await tx.select().from(boards).where(eq(boards.gameId, id)).orderBy(asc(boards.id));
  const itemRows = await tx
    .select()
    .from(catalogItems)
    .where(eq(catalogItems.gameId, id))
    .orderBy(asc(catalogItems.position), asc(catalogItems.id));
  const badgeRows = await tx
    .select()
    .from(achievements)
    .where(eq(achievements.gameId, id))
    .orderBy(asc(achievements.position), asc(achievements.id));
  const lists: GameLists = {
    boards: boardRows.map((board) => ({
      ...boardHead(board),
      least: board.least ?? undefined,
      most: board.most ?? undefined,
      plausibleLeast: board.plausibleLeast ?? undefined,
      plausibleMost: board.plausibleMost ?? undefined,
      perMinute: board.perMinute ?? undefined,
      tickets: board.tickets ? true : undefined,
      minSeconds: board.minSeconds ?? undefined,
    })),
    items: itemRows.map((item) => ({
      slug: item.slug,
      name: item.name,
      description: item.description,
      price: item.price,
      reduced: item.priceDiscounted ?? undefined,
      place: item.place,
      consumable: item.consumable,
      expiryDays: item.expiryDays === 0 ? undefined : item.expiryDays,
      picture: entryPictureName(own, 'items', { slug: item.slug, path: item.thumbnail }),
    })),
    achievements: badgeRows.map(({ slug, title, description, thumb: path }) => ({
      ...{ slug, title, desc: description },
      picture: entryPictureName(own, 'achievements', { slug, path }),
    })),
  };
  return {
    ...game,
    lists,
    revision: revisionOf(lists),
    pictures: await findEntryPictures(tx, id),
  };
}

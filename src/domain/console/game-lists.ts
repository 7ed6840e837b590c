import type { BoardOrder, BoardReset } from '../leaderboards/board';
import type { BoardUnit } from '../leaderboards/board-unit';
import type { CatalogPlace } from '../market/catalog-item-page';

/** Maximum numbers of entries of a game's lists. */
export const listLimits = { boards: 20, items: 100, achievements: 100 } as const;

/** Lists of a game. Their entries are never removed, because players may have scores, own them or have earned them. */
export type GameListName = keyof typeof listLimits;

/** A board in the form of `game.json`; absent limits are open. */
export interface GameBoard {
  readonly slug: string;
  readonly title: string;
  readonly order: BoardOrder;
  readonly reset: BoardReset;
  readonly unit: BoardUnit;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly plausibleLeast?: number | undefined;
  readonly plausibleMost?: number | undefined;
  readonly perMinute?: number | undefined;
  readonly tickets?: boolean | undefined;
  /** Minimum plausible length of a run with a ticket, in seconds. */
  readonly minSeconds?: number | undefined;
}

/** A part of an entry with a square picture. */
interface Pictured {
  /** Name of the picture; empty for one that the portal draws. A change without it keeps the picture. */
  readonly picture?: string | undefined;
}

/** Lists whose entries have pictures. */
export const picturedLists = ['items', 'achievements'] as const;
export type PicturedList = (typeof picturedLists)[number];

/** Place of the picture of an entry, such as `items/sword`. */
export const entryPlace = (list: PicturedList, slug: string): string => `${list}/${slug}`;

/** An item in the form of `game.json`; prices in coins. */
export interface GameItem extends Pictured {
  readonly slug: string;
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  readonly price: number;
  readonly reduced?: number | undefined;
  readonly place: CatalogPlace;
  readonly consumable: boolean;
  /** Days until a bought item expires; undefined for never. */
  readonly expiryDays?: number | undefined;
}

/** An achievement in the form of `game.json`. */
export interface GameAchievement extends Pictured {
  readonly slug: string;
  readonly title: string;
  readonly desc: string;
}

export interface GameLists {
  readonly boards: readonly GameBoard[];
  readonly items: readonly GameItem[];
  readonly achievements: readonly GameAchievement[];
}

/** Changed lists, and the revision that the change is based on. */
export interface ListsChange {
  readonly revision: string;
  readonly lists: GameLists;
}

/** Lists of a game with the data of their form. */
export interface GameListsPage {
  /** Title of the game. */
  readonly title: string;
  readonly lists: GameLists;
  /** Changes with each change of the lists. */
  readonly revision: string;
  /** Addresses of the pictures by name. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Public game and draft, of which at least one exists. */
  readonly has: { readonly game: boolean; readonly draft: boolean };
}

/** Names of the lists of a game. */
export const gameListNames = Object.keys(listLimits) as readonly GameListName[];

const slugsOf = (list: GameLists[GameListName]): readonly string[] => list.map(({ slug }) => slug);

/** Returns the lists from which an entry would be removed. */
export const listsWithRemoval = (before: GameLists, after: GameLists): readonly GameListName[] =>
  gameListNames.filter((name) => {
    const kept = slugsOf(after[name]);
    return slugsOf(before[name]).some((slug) => !kept.includes(slug));
  });

/** Returns the lists that differ. */
export const changedLists = (before: GameLists, after: GameLists): readonly GameListName[] =>
  gameListNames.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

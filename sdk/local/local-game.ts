import type { GameAchievement, GameItem } from '../../src/domain/bridge/game-data';
import type { ItemOnSale } from '../../src/domain/inventory/belongings';
import type { Board, ScoreRange } from '../../src/domain/leaderboards/board';
import { fieldsOf, itemsOf } from '../page/fields';

/** An item that the sandbox sells. */
export interface LocalItem extends GameItem, ItemOnSale {}

/** A board of the sandbox. */
export interface LocalBoard extends Pick<Board, 'order' | 'reset' | 'bounds'> {
  /** True if each score needs the ticket of a run. */
  readonly tickets: boolean;
}

/** An achievement without progress. */
export type LocalAchievement = Pick<GameAchievement, 'slug' | 'title' | 'description' | 'thumbnail'>;

/** Definitions from the game's manifest. An undefined map accepts any slug. */
export interface LocalGame {
  readonly items: ReadonlyMap<string, LocalItem> | undefined;
  readonly boards: ReadonlyMap<string, LocalBoard> | undefined;
  readonly achievements: ReadonlyMap<string, LocalAchievement> | undefined;
  /** Hosts that the game may contact; undefined without a manifest. */
  readonly network: readonly string[] | undefined;
}

const PRICE = 10;

const text = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);
const whole = (value: unknown): number | undefined => (Number.isSafeInteger(value) ? (value as number) : undefined);
const number = (value: unknown): number | undefined => (Number.isFinite(value) ? (value as number) : undefined);

/** Returns the default item for a slug. */
export function anyItem(slug: string): LocalItem {
  return { slug, name: slug, thumbnail: '', price: PRICE, kind: 'consumable', expiryDays: 0 };
}

/** The default board for any slug. */
export const anyBoard: LocalBoard = { order: 'highest-first', reset: 'never', bounds: {}, tickets: false };

/** Returns the default achievement for a slug. */
export function anyAchievement(slug: string): LocalAchievement {
  return { slug, title: slug, description: '', thumbnail: '' };
}

function item(slug: string, raw: Readonly<Record<string, unknown>>): LocalItem {
  const reduced = whole(raw['reduced']);
  return {
    slug,
    name: text(raw['name'], slug),
    thumbnail: '',
    price: whole(raw['price']) ?? PRICE,
    kind: raw['consumable'] === true ? 'consumable' : 'persistent',
    expiryDays: whole(raw['expiryDays']) ?? 0,
    ...(reduced === undefined ? {} : { discountedPrice: reduced }),
  };
}

function board(_slug: string, raw: Readonly<Record<string, unknown>>): LocalBoard {
  const [least, most] = [number(raw['least']), number(raw['most'])];
  const bounds: ScoreRange = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
  const resets = ['daily', 'weekly', 'monthly'] as const;
  return {
    order: raw['order'] === 'lowest-first' ? 'lowest-first' : 'highest-first',
    reset: resets.find((reset) => reset === raw['reset']) ?? 'never',
    bounds,
    tickets: raw['tickets'] === true,
  };
}

function achievement(slug: string, raw: Readonly<Record<string, unknown>>): LocalAchievement {
  return { slug, title: text(raw['title'], slug), description: text(raw['desc'], ''), thumbnail: '' };
}

function bySlug<T>(
  list: unknown,
  read: (slug: string, raw: Readonly<Record<string, unknown>>) => T,
): ReadonlyMap<string, T> | undefined {
  const named = itemsOf(list).flatMap((raw) => {
    const { slug } = fieldsOf(raw);
    return typeof slug === 'string' ? [[slug, read(slug, fieldsOf(raw))] as const] : [];
  });
  return named.length === 0 ? undefined : new Map(named);
}

/** Parses a game's manifest, the `game.json` of its build. Missing fields get defaults, because validation belongs to publishing. */
export function parseLocalGame(manifest: unknown): LocalGame {
  const { items, boards, achievements, network } = fieldsOf(manifest);
  return {
    items: bySlug(items, item),
    boards: bySlug(boards, board),
    achievements: bySlug(achievements, achievement),
    network:
      manifest === undefined
        ? undefined
        : (itemsOf(network).filter((host) => typeof host === 'string' && !/[\s;,'"]/.test(host)) as string[]),
  };
}

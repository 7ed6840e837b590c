import type { GameAchievement, GameBoard, GameItem, GameListName, GameLists } from '../../domain/console/game-lists';
import { gameListNames } from '../../domain/console/game-lists';
import { boardOrders, boardResets } from '../../domain/leaderboards/board';
import { namedUnits } from '../../domain/leaderboards/board-unit';
import { catalogPlaces } from '../../domain/market/catalog-item-page';
import { proposeSlug } from './console.machine';

/** Typed values of an entry by field; marks are true or false. */
type Values = Readonly<Record<string, string | boolean>>;

/** An entry of a list as typed. */
export interface ListEntry {
  /** Unchanged while the entry is edited. */
  readonly key: string;
  /** True until it is saved; then its slug stays. */
  readonly isNew: boolean;
  readonly values: Values;
}

export type ListsForm = Readonly<Record<GameListName, readonly ListEntry[]>>;

/** Value of the unit of a board that stands for an own word. */
export const OWN_UNIT = 'own';

/** Text of a typed value; empty for a mark. */
export const textOf = (values: Values, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value : '';
};

const numberText = (value: number | undefined): string => (value === undefined ? '' : String(value));
const numberOf = (values: Values, field: string): number | undefined => {
  const text = textOf(values, field).trim();
  return text === '' ? undefined : Number(text);
};
const oneOf = <Option extends string>(options: readonly [Option, ...Option[]], text: string): Option =>
  options.find((option) => option === text) ?? options[0];

const numberFields = ['least', 'most', 'plausibleLeast', 'plausibleMost', 'perMinute', 'minSeconds'] as const;

const boardValues = ({ slug, title, order, reset, unit, tickets = false, ...limits }: GameBoard): Values => ({
  ...{ slug, title, order, reset, tickets },
  unit: typeof unit === 'string' ? unit : OWN_UNIT,
  suffix: typeof unit === 'string' ? '' : unit.suffix,
  ...Object.fromEntries(numberFields.map((field) => [field, numberText(limits[field])])),
});

const itemValues = ({ price, reduced, expiryDays, picture = '', ...item }: GameItem): Values => ({
  ...item,
  picture,
  price: String(price),
  reduced: numberText(reduced),
  expiryDays: numberText(expiryDays),
});

const achievementValues = ({ picture = '', ...achievement }: GameAchievement): Values => ({ ...achievement, picture });

const stored = (list: readonly Values[]): readonly ListEntry[] =>
  list.map((values) => ({ key: textOf(values, 'slug'), isNew: false, values }));

/** Converts lists to the fields of the form. */
export const toListsForm = ({ boards, items, achievements }: GameLists): ListsForm => ({
  boards: stored(boards.map(boardValues)),
  items: stored(items.map(itemValues)),
  achievements: stored(achievements.map(achievementValues)),
});

const common = (values: Values, field: 'title' | 'name') => ({
  slug: textOf(values, 'slug').trim(),
  text: textOf(values, field).trim(),
});

function toBoard(values: Values): GameBoard {
  const { slug, text: title } = common(values, 'title');
  const unit = textOf(values, 'unit');
  return {
    ...{ slug, title },
    order: oneOf(boardOrders, textOf(values, 'order')),
    reset: oneOf(boardResets, textOf(values, 'reset')),
    unit: unit === OWN_UNIT ? { suffix: textOf(values, 'suffix').trim() } : oneOf(namedUnits, unit),
    least: numberOf(values, 'least'),
    most: numberOf(values, 'most'),
    plausibleLeast: numberOf(values, 'plausibleLeast'),
    plausibleMost: numberOf(values, 'plausibleMost'),
    perMinute: numberOf(values, 'perMinute'),
    tickets: values['tickets'] === true ? true : undefined,
    minSeconds: numberOf(values, 'minSeconds'),
  };
}

function toItem(values: Values): GameItem {
  const { slug, text: name } = common(values, 'name');
  return {
    ...{ slug, name },
    description: textOf(values, 'description'),
    price: numberOf(values, 'price') ?? 0,
    reduced: numberOf(values, 'reduced'),
    place: oneOf(catalogPlaces, textOf(values, 'place')),
    consumable: values['consumable'] === true,
    expiryDays: numberOf(values, 'expiryDays'),
    picture: textOf(values, 'picture'),
  };
}

function toAchievement(values: Values): GameAchievement {
  const { slug, text: title } = common(values, 'title');
  return { slug, title, desc: textOf(values, 'desc').trim(), picture: textOf(values, 'picture') };
}

/** Converts the fields of the form to lists. */
export const fromListsForm = ({ boards, items, achievements }: ListsForm): GameLists => ({
  boards: boards.map(({ values }) => toBoard(values)),
  items: items.map(({ values }) => toItem(values)),
  achievements: achievements.map(({ values }) => toAchievement(values)),
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the lists that differ. */
export const changedListNames = (base: ListsForm, form: ListsForm): readonly GameListName[] =>
  gameListNames.filter((name) => !same(base[name], form[name]));

const emptyValues: Readonly<Record<GameListName, Values>> = {
  boards: boardValues({ slug: '', title: '', order: 'highest-first', reset: 'never', unit: 'points' }),
  items: {
    ...itemValues({ slug: '', name: '', description: '', price: 0, place: 'shop', consumable: false }),
    price: '',
  },
  achievements: achievementValues({ slug: '', title: '', desc: '' }),
};

/** Adds an empty entry to the end of a list; `key` is unique. */
export const addEntry = (form: ListsForm, list: GameListName, key: string): ListsForm => ({
  ...form,
  [list]: [...form[list], { key, isNew: true, values: emptyValues[list] }],
});

/** Removes an entry that is not saved yet; saved ones stay. */
export const removeEntry = (form: ListsForm, list: GameListName, key: string): ListsForm => ({
  ...form,
  [list]: form[list].filter((entry) => entry.key !== key || !entry.isNew),
});

/** Changes a field. The slug of a new entry follows its title until it is typed. */
export function typeEntry(
  form: ListsForm,
  list: GameListName,
  key: string,
  change: { readonly field: string; readonly value: string | boolean },
): ListsForm {
  const title = list === 'items' ? 'name' : 'title';
  const typed = ({ values, isNew }: ListEntry): Values => {
    const next = { ...values, [change.field]: change.value };
    const follows = isNew && change.field === title && textOf(values, 'slug') === proposeSlug(textOf(values, title));
    return follows ? { ...next, slug: proposeSlug(textOf(next, title)) } : next;
  };
  return {
    ...form,
    [list]: form[list].map((entry) => (entry.key === key ? { ...entry, values: typed(entry) } : entry)),
  };
}

/** Moves an entry by one place; at an end it stays. */
export function moveEntry(form: ListsForm, list: GameListName, key: string, by: -1 | 1): ListsForm {
  const from = form[list].findIndex((entry) => entry.key === key);
  const [moved, other] = [form[list][from], form[list][from + by]];
  if (moved === undefined || other === undefined) return form;
  return { ...form, [list]: form[list].with(from, other).with(from + by, moved) };
}

/** Name of an entry that both members have changed. */
export interface ListConflict {
  readonly list: GameListName;
  readonly slug: string;
}

const slugOf = ({ values }: ListEntry): string => textOf(values, 'slug').trim();
const orderOf = (list: readonly ListEntry[]): readonly string[] =>
  list.flatMap((one) => (one.isNew ? [] : [slugOf(one)]));

/**
 * Merges typed lists with those of another member; both started from `base`. An entry that both have changed or added keeps the typed
 * values and is a conflict. The order is the typed one if it was changed.
 */
export function mergeLists(
  base: ListsForm,
  mine: ListsForm,
  theirs: ListsForm,
): { readonly form: ListsForm; readonly conflicts: readonly ListConflict[] } {
  const conflicts: ListConflict[] = [];
  const merge = (list: GameListName): readonly ListEntry[] => {
    const find = (form: ListsForm, slug: string) => form[list].find((entry) => slugOf(entry) === slug);
    const merged = theirs[list].map((their): ListEntry => {
      const slug = slugOf(their);
      const [own, old] = [find(mine, slug), find(base, slug)];
      if (own === undefined || same(own.values, old?.values)) return their;
      if (!same(their.values, old?.values) && !same(their.values, own.values)) conflicts.push({ list, slug });
      return { ...own, isNew: false };
    });
    const added = mine[list].filter((entry) => entry.isNew && find(theirs, slugOf(entry)) === undefined);
    const isReordered = !same(orderOf(base[list]), orderOf(mine[list]));
    const places = new Map(mine[list].map((entry, place) => [slugOf(entry), place]));
    const placeOf = (entry: ListEntry): number => places.get(slugOf(entry)) ?? mine[list].length;
    return [...(isReordered ? merged.toSorted((one, other) => placeOf(one) - placeOf(other)) : merged), ...added];
  };
  const form = { boards: merge('boards'), items: merge('items'), achievements: merge('achievements') };
  return { form, conflicts };
}

/** Key of the problem of a field; `field` is empty for the whole entry or list. */
export const problemKey = (list: string, index = '', field = ''): string => [list, index, field].join('.');

/** Assigns the messages of a refused save to lists, entries and fields. */
export function listProblems(refused: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(refused).flatMap(([path, messages]) => {
      const [, list, index, field] = path.split('.');
      return list === undefined ? [] : [[problemKey(list, index, field), messages.join(' ')]];
    }),
  );
}

import type { GameDetails } from './game-details';
import { orderedText } from './game-details';
import type { GameAchievement, GameItem, GameListName, GameLists } from './game-lists';
import { gameListNames } from './game-lists';
import type { PictureNames } from './game-pictures';

/** Everything about a game that its forms and its `game.json` change. */
export interface GameFacts {
  readonly details: GameDetails;
  readonly lists: GameLists;
  /** Undefined in bases of earlier releases. */
  readonly pictures?: PictureNames | undefined;
}

/** A field that has changed in the draft and in the public game, in different ways, since the draft was created. */
export interface MergeConflict {
  /** Name of the field in a decision. */
  readonly field: string;
  /** Name of the field for people. */
  readonly title: string;
  /** Value of the public game, for people. */
  readonly public: string;
  /** Value of the draft, for people. */
  readonly draft: string;
  /** Pictures of both, for a field about pictures: their names, and in the console their addresses. */
  readonly pictures?: { readonly public: readonly string[]; readonly draft: readonly string[] } | undefined;
}

/** Decision about conflicts: one side for all, or the fields that the release takes from the draft. */
export type MergeChoice =
  | 'draft'
  | 'public'
  | {
      /** Revision of the conflicts that the member has seen. */
      readonly revision: string;
      readonly draft: readonly string[];
    };

/** Result of a merge; `changed` are the fields that differ from the public game. */
export interface MergedFacts {
  readonly facts: GameFacts;
  readonly changed: ReadonlySet<string>;
  readonly conflicts: readonly MergeConflict[];
}

type Entry = Readonly<Record<string, unknown>> & { readonly slug: string };
/** Values by field. Fields of an entry are one field, because prices and limits must fit each other. */
type Fields = ReadonlyMap<string, unknown>;

const entriesOf = (lists: GameLists, name: GameListName): readonly Entry[] =>
  lists[name].map((entry) => ({ ...entry }));
const entryField = (name: GameListName, slug: string): string => `${name}/${slug}`;
/** Field of the order of a list. */
export const orderField = (name: GameListName): string => `${name} order`;

/** Names of the fields about pictures, and their titles. */
const pictureTitles = {
  cover: 'Cover',
  slides: 'Slides of the card',
  portfolio: 'Pictures of the page',
  alternatives: 'Alternative texts',
  trailer: 'Trailer',
} as const satisfies Readonly<Record<keyof PictureNames, string>>;

/** Fields about pictures. */
export const pictureFields = Object.keys(pictureTitles);

const isPictureField = (field: string): field is keyof PictureNames => field in pictureTitles;

/** Splits facts into fields. The order of a list covers only the entries in `known`. */
function fieldsOf({ details, lists, pictures }: GameFacts, known: GameLists): Fields {
  const { genre, category, features, ...rest } = details;
  const fields = new Map<string, unknown>(Object.entries(rest));
  fields.set('category', { genre, category });
  fields.set('multiplayer', features.multiplayer);
  fields.set('save', features.save);
  for (const [field, value] of Object.entries(pictures ?? {})) fields.set(field, value);
  for (const name of gameListNames) {
    const old = new Set(known[name].map(({ slug }) => slug));
    const entries = entriesOf(lists, name);
    for (const entry of entries) fields.set(entryField(name, entry.slug), entry);
    // Boards have no order of their own.
    if (name !== 'boards')
      fields.set(
        orderField(name),
        entries.map(({ slug }) => slug).filter((slug) => old.has(slug)),
      );
  }
  return fields;
}

const isEqual = (one: unknown, other: unknown): boolean => orderedText(one) === orderedText(other);

/** Lists merged entries in the order of one side. Entries that only the other side has come last. */
function mergedList<Item extends { readonly slug: string }>(
  first: readonly Item[],
  second: readonly Item[],
  merged: (slug: string) => unknown,
): readonly Item[] {
  const slugs = new Set([...first, ...second].map(({ slug }) => slug));
  return [...slugs].map((slug) => merged(slug) as Item);
}

/** Returns the pictures among merged fields, which both sides have. */
const mergedPictures = (merged: Fields): PictureNames =>
  Object.fromEntries([...merged].filter(([field]) => isPictureField(field))) as unknown as PictureNames;

function factsOf(merged: Fields, current: GameFacts, draft: GameFacts, fromDraft: ReadonlySet<string>): GameFacts {
  const details = Object.fromEntries(
    Object.keys({ ...current.details, ...draft.details }).map((field) => [field, merged.get(field)]),
  );
  const place = merged.get('category') as Pick<GameDetails, 'genre' | 'category'>;
  const features = { multiplayer: merged.get('multiplayer'), save: merged.get('save') };
  const listOf = <Name extends GameListName>(name: Name): GameLists[Name] => {
    const sides = [current.lists[name], draft.lists[name]] as const;
    const [first, second] = fromDraft.has(orderField(name)) ? sides.toReversed() : sides;
    return mergedList<GameLists[Name][number]>(first ?? [], second ?? [], (slug) =>
      merged.get(entryField(name, slug)),
    ) as GameLists[Name];
  };
  return {
    details: { ...details, ...place, features } as GameDetails,
    lists: { boards: listOf('boards'), items: listOf('items'), achievements: listOf('achievements') },
    ...(draft.pictures === undefined ? {} : { pictures: mergedPictures(merged) }),
  };
}

const detailTitles: Readonly<Record<string, string>> = {
  title: 'Title',
  excerpt: 'Summary',
  description: 'Description',
  kind: 'Kind',
  category: 'Category',
  tags: 'Tags',
  multiplayer: 'Multiplayer',
  save: 'Saves',
  ageRating: 'Age rating',
  comfort: 'Comfort',
  engine: 'Engine',
  analytics: 'Analytics',
  network: 'Network hosts',
};
const entryTitles: Readonly<Record<string, string>> = { boards: 'Board', items: 'Item', achievements: 'Achievement' };

/** Returns the name of a field for people, such as "Item “sword”". */
function titleOf(field: string): string {
  const [list = '', slug] = field.split('/');
  if (slug !== undefined) return `${entryTitles[list] ?? list} “${slug}”`;
  const [ordered = ''] = field.split(' ');
  if (isPictureField(field)) return pictureTitles[field];
  return detailTitles[field] ?? `Order of ${ordered}`;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(textOf).join(', ');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object') return 'None';
  if ('title' in value && typeof value.title === 'string') return value.title;
  return Object.values(value).map(textOf).join(' · ') || 'None';
}

/** Names of the pictures of an entry that has one. */
const entryPictures = ({ picture }: Entry): readonly string[] =>
  typeof picture === 'string' && picture !== '' ? [picture] : [];

/** Describes the parts of an entry in which it differs from another one. */
function entryText(entry: Entry, other: Entry): string {
  const names = Object.keys({ ...entry, ...other }).filter((name) => !isEqual(entry[name], other[name]));
  const valueOf = (name: string): string =>
    name === 'picture' ? picturesText(entryPictures(entry)) : textOf(entry[name]);
  return names.map((name) => `${name}: ${valueOf(name)}`).join(', ');
}

/** Describes pictures, which people compare by sight. */
function picturesText(names: readonly string[]): string {
  if (names.length === 0) return 'None';
  return names.length === 1 ? '1 picture' : `${String(names.length)} pictures`;
}

/** Names in the value of a field about pictures. */
const namesOf = (value: unknown): readonly string[] => (value === undefined ? [] : [value].flat().map(String));

function conflictOf(field: string, current: unknown, draft: unknown): MergeConflict {
  if (isPictureField(field) && field !== 'alternatives') {
    const pictures = { public: namesOf(current), draft: namesOf(draft) };
    const text = (names: readonly string[]): string =>
      field === 'trailer' ? (names.length === 0 ? 'None' : 'A trailer') : picturesText(names);
    return { field, title: titleOf(field), public: text(pictures.public), draft: text(pictures.draft), pictures };
  }
  const title = titleOf(field);
  if (!field.includes('/')) return { field, title, public: textOf(current), draft: textOf(draft) };
  const [now, next] = [current as Entry, draft as Entry];
  const pictures = { public: entryPictures(now), draft: entryPictures(next) };
  const texts = { field, title, public: entryText(now, next), draft: entryText(next, now) };
  return isEqual(now['picture'], next['picture']) ? texts : { ...texts, pictures };
}

/** Adds the pictures of the public game to a base of an earlier release, which has none for its entries and no alternative texts. */
function withEntryPictures(base: GameFacts, { lists }: GameFacts): GameFacts {
  const added = <Item extends GameItem | GameAchievement>(entries: readonly Item[], current: readonly Item[]) =>
    entries.map((entry) => ({ picture: current.find(({ slug }) => slug === entry.slug)?.picture, ...entry }));
  const { items, achievements } = base.lists;
  const known = { items: added(items, lists.items), achievements: added(achievements, lists.achievements) };
  const pictures = base.pictures && { alternatives: {}, ...base.pictures };
  return { ...base, pictures, lists: { ...base.lists, ...known } };
}

/**
 * Merges a draft into its public game by field. If a field has changed on one side only since `base`, the result has this change. If a field
 * has changed differently on both sides, it is a conflict, and the result has the chosen side. Devices are always those of the draft, because
 * its build decides them. Without a base, every difference is a conflict.
 */
export function mergeDraft(
  base: GameFacts | undefined,
  current: GameFacts,
  draft: GameFacts,
  choice: MergeChoice = 'public',
): MergedFacts {
  const known = base?.lists ?? current.lists;
  const [old, now, next] = [
    base && fieldsOf(withEntryPictures(base, current), known),
    fieldsOf(current, known),
    fieldsOf(draft, known),
  ];
  const merged = new Map<string, unknown>();
  const fromDraft = new Set<string>();
  const conflicts: MergeConflict[] = [];
  const isChosen = (field: string): boolean =>
    typeof choice === 'string' ? choice === 'draft' : choice.draft.includes(field);
  for (const field of new Set([...now.keys(), ...next.keys()])) {
    const [publicValue, draftValue] = [now.get(field), next.get(field)];
    const isOld = (value: unknown): boolean => old !== undefined && isEqual(value, old.get(field));
    const keepsPublic = !next.has(field) || (now.has(field) && (isEqual(publicValue, draftValue) || isOld(draftValue)));
    const takesDraft = !keepsPublic && (field === 'capabilities' || !now.has(field) || isOld(publicValue));
    if (!keepsPublic && !takesDraft) conflicts.push(conflictOf(field, publicValue, draftValue));
    if (takesDraft || (!keepsPublic && isChosen(field))) fromDraft.add(field);
    merged.set(field, fromDraft.has(field) ? draftValue : publicValue);
  }
  for (const name of gameListNames) {
    const slugsOf = ({ lists }: GameFacts): unknown => lists[name].map(({ slug }) => slug);
    const isFree = base !== undefined && isEqual(slugsOf(current), slugsOf(base));
    // New entries of the draft stay in their places if the public list has neither new entries nor another order.
    if (name !== 'boards' && isFree && !isEqual(slugsOf(draft), slugsOf(current))) fromDraft.add(orderField(name));
  }
  return { facts: factsOf(merged, current, draft, fromDraft), changed: fromDraft, conflicts };
}

import type { GameDetails } from './game-details';
import { orderedText } from './game-details';
import type { GameListName, GameLists } from './game-lists';
import { gameListNames } from './game-lists';

/** Everything about a game that its forms and its `game.json` change. */
export interface GameFacts {
  readonly details: GameDetails;
  readonly lists: GameLists;
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
const orderField = (name: GameListName): string => `${name} order`;

/** Splits facts into fields. The order of a list covers only the entries in `known`. */
function fieldsOf({ details, lists }: GameFacts, known: GameLists): Fields {
  const { genre, category, features, ...rest } = details;
  const fields = new Map<string, unknown>(Object.entries(rest));
  fields.set('category', { genre, category });
  fields.set('multiplayer', features.multiplayer);
  fields.set('save', features.save);
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
  return detailTitles[field] ?? `Order of ${ordered}`;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(textOf).join(', ');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object') return 'None';
  if ('title' in value && typeof value.title === 'string') return value.title;
  return Object.values(value).map(textOf).join(' · ');
}

/** Describes the parts of an entry in which it differs from another one. */
function entryText(entry: Entry, other: Entry): string {
  const names = Object.keys({ ...entry, ...other }).filter((name) => !isEqual(entry[name], other[name]));
  return names.map((name) => `${name}: ${textOf(entry[name])}`).join(', ');
}

function conflictOf(field: string, current: unknown, draft: unknown): MergeConflict {
  const isEntry = field.includes('/');
  const text = (value: unknown, other: unknown) =>
    isEntry ? entryText(value as Entry, other as Entry) : textOf(value);
  return { field, title: titleOf(field), public: text(current, draft), draft: text(draft, current) };
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
  const [old, now, next] = [base && fieldsOf(base, known), fieldsOf(current, known), fieldsOf(draft, known)];
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

/** Returns the text of the `game.json` of a release: the changed fields, and the parts of `stored` that no form changes. */
export function releaseFileText(
  stored: string | undefined,
  slug: string,
  { facts, changed }: Pick<MergedFacts, 'facts'> & { readonly changed: ReadonlySet<string> | 'all' },
  build: Readonly<Record<'crossOriginIsolated' | 'offline', boolean>>,
): string {
  const known = (stored === undefined ? {} : JSON.parse(stored)) as Readonly<Record<string, unknown>>;
  const { details, lists } = facts;
  const { features, engine, analytics, title, genre, category, network, ...rest } = details;
  const has = (field: string): boolean => changed === 'all' || changed.has(field);
  const optional = Object.entries({ ...rest, engine: engine ?? null, analytics: analytics ?? null });
  const hasList = (name: GameListName): boolean =>
    changed === 'all' || [...changed].some((field) => field === orderField(name) || field.startsWith(`${name}/`));
  const listed = gameListNames.filter(hasList).map((name) => [name, withPictures(known[name], lists[name])] as const);
  return JSON.stringify({
    ...('builds' in known ? { builds: known['builds'] } : {}),
    ...('media' in known ? { media: known['media'] } : {}),
    // The first three fields are required, and the portal removes hosts that the file does not list.
    ...{ slug, title, genre, category, network },
    ...Object.fromEntries(optional.filter(([field]) => has(field))),
    features: Object.fromEntries(Object.entries(features).filter(([field]) => has(field))),
    ...Object.fromEntries(listed),
    ...build,
  });
}

/** Adds the pictures that a stored `game.json` names for its entries. */
function withPictures(stored: unknown, entries: readonly { readonly slug: string }[]): readonly object[] {
  const known = (Array.isArray(stored) ? stored : []) as readonly Entry[];
  return entries.map((entry) => {
    const named = known.find(({ slug }) => slug === entry.slug);
    const [picture, thumb] = [named?.['picture'], named?.['thumb']];
    return { ...entry, ...(picture === undefined ? {} : { picture }), ...(thumb === undefined ? {} : { thumb }) };
  });
}

import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import type { Result } from '../../../src/domain/shared/result';
import { ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { ContentEntry, Problem } from './content-entry';
import { issueProblem, problemAt } from './content-entry';

/** Place of a kind's items: a Markdown file each in a folder, or a list in a YAML file. */
export type ContentSource = { readonly folder: string } | { readonly file: string };

/** An item as it is written to a file. */
export type FileItem = Readonly<Record<string, unknown>>;

export interface ContentDependencies {
  readonly blobs: ServerDependencies['blobs'];
  readonly config: ServerDependencies['config'];
  readonly random: ServerDependencies['random'];
  readonly now: Date;
  /** Receives the key of each new file before it is written. */
  readonly made: (key: string) => void;
}

/** Definition of one kind of content. `Raw` is an item in a file, `Item` the same item as it is stored. */
export interface ContentDefinition<Raw, Item extends object> {
  /** Word for one item, such as "article". */
  readonly word: string;
  readonly source: ContentSource;
  readonly schema: z.ZodMiniType<Raw>;
  readonly keyOf: (item: Item) => string;
  /** Stores the files that an item names, and normalises the item. Errors: one sentence. */
  prepare(raw: Raw, entry: ContentEntry, deps: ContentDependencies): Promise<Result<Item, string>>;
  /** Reads all stored items. */
  current(executor: Executor): Promise<readonly Item[]>;
  /** Returns an item as it is written to a file. */
  toFile(item: Item): Raw;
  /** Returns the reason why an item cannot be stored; `all` are the items after the change. */
  problemOf(
    executor: Executor,
    item: Item,
    all: readonly Item[],
    deps: ContentDependencies,
  ): Promise<string | undefined>;
  /** Adds what a file leaves to the stored item; `prunes` is true if the files decide alone. Default: nothing. */
  complete?(item: Item, before: Item, prunes: boolean): Item;
  put(tx: Executor, item: Item, deps: ContentDependencies): Promise<void>;
  /** Returns the reason why an item cannot be deleted; default: none. */
  deletionProblemOf?(executor: Executor, key: string): Promise<string | undefined>;
  /** Deletes an item; undefined if items of this kind are never deleted. */
  readonly remove?: (tx: Executor, key: string) => Promise<void>;
  /** Paths of an item's files on the static host; default: none. */
  filesOf?(item: Item): readonly string[];
}

/** An entry whose form is right and whose files are stored. */
interface PreparedEntry<Item> {
  readonly entry: ContentEntry;
  readonly item: Item;
}

/** A planned change of one item. */
export interface ContentChange {
  readonly action: 'create' | 'update' | 'delete';
  /** Kind and key of the item. */
  readonly name: string;
  /** Files on the static host that are no longer needed, unless another item uses them. */
  readonly replaced: readonly string[];
  apply(tx: Executor): Promise<void>;
}

export interface ContentPlan {
  readonly problems: readonly Problem[];
  readonly changes: readonly ContentChange[];
  readonly unchanged: number;
}

/** Makes the plan of one kind's entries within a transaction. */
export type MakePlan = (tx: Executor, prunes: boolean) => Promise<ContentPlan>;

/** One kind of content, independent of its types. */
export interface ContentKind {
  readonly source: ContentSource;
  /** Checks the form of entries and stores their files. Errors: all problems. */
  prepare(entries: readonly ContentEntry[], deps: ContentDependencies): Promise<Result<MakePlan, readonly Problem[]>>;
  /** Reads all stored items as they are written to files. */
  export(executor: Executor): Promise<readonly FileItem[]>;
}

/** True if an item changes nothing. A field that the file does not have keeps its stored value. */
const isSame = <Item extends object>(item: Item, before: Item): boolean =>
  isDeepStrictEqual({ ...before, ...item }, before);

function planOf<Raw, Item extends object>(
  kind: ContentDefinition<Raw, Item>,
  prepared: readonly PreparedEntry<Item>[],
  deps: ContentDependencies,
): MakePlan {
  const { keyOf, remove, word } = kind;
  const filesOf = (item: Item): readonly string[] => kind.filesOf?.(item) ?? [];
  return async (tx, prunes) => {
    const before = new Map((await kind.current(tx)).map((item) => [keyOf(item), item]));
    const completed = prepared.map(({ entry, item }) => {
      const old = before.get(keyOf(item));
      return { entry, item: (old && kind.complete?.(item, old, prunes)) ?? item };
    });
    const given = new Map(completed.map(({ item }) => [keyOf(item), item]));
    const gone = prunes && remove ? [...before.keys()].filter((key) => !given.has(key)) : [];
    const after = new Map([...before, ...given]);
    for (const key of gone) after.delete(key);
    const all = [...after.values()];
    const problems: Problem[] = [];
    const changes: ContentChange[] = [];
    const seen = new Set<string>();
    for (const { entry, item } of completed) {
      const key = keyOf(item);
      const old = before.get(key);
      const problem = seen.has(key) ? `The ${word} “${key}” is here twice.` : await kind.problemOf(tx, item, all, deps);
      seen.add(key);
      if (problem !== undefined) problems.push(problemAt(entry, [], problem));
      else if (!old || !isSame(item, old))
        changes.push({
          action: old ? 'update' : 'create',
          name: `${word} ${key}`,
          replaced: old ? filesOf(old).filter((file) => !filesOf({ ...old, ...item }).includes(file)) : [],
          apply: (executor) => kind.put(executor, item, deps),
        });
    }
    const unchanged = prepared.length - problems.length - changes.length;
    for (const [key, old] of before) {
      if (!remove || !gone.includes(key)) continue;
      const problem = await kind.deletionProblemOf?.(tx, key);
      const file = 'file' in kind.source ? kind.source.file : kind.source.folder;
      if (problem !== undefined) problems.push({ file, line: 1, message: problem });
      changes.push({
        action: 'delete',
        name: `${word} ${key}`,
        replaced: filesOf(old),
        apply: (executor) => remove(executor, key),
      });
    }
    return { problems, changes, unchanged };
  };
}

/** Creates a kind of content from its definition. */
export function contentKind<Raw extends FileItem, Item extends object>(
  kind: ContentDefinition<Raw, Item>,
): ContentKind {
  return {
    source: kind.source,
    async prepare(entries, deps) {
      const problems: Problem[] = [];
      const prepared: PreparedEntry<Item>[] = [];
      for (const entry of entries) {
        const parsed = kind.schema.safeParse(entry.value, { reportInput: true });
        if (!parsed.success) {
          problems.push(...parsed.error.issues.map((issue) => issueProblem(entry, issue)));
          continue;
        }
        const item = await kind.prepare(parsed.data, entry, deps);
        if (item.ok) prepared.push({ entry, item: item.value });
        else problems.push(problemAt(entry, [], item.error));
      }
      return problems.length > 0 ? { ok: false, error: problems } : ok(planOf(kind, prepared, deps));
    },
    async export(executor) {
      return (await kind.current(executor)).map((item) => kind.toFile(item));
    },
  };
}

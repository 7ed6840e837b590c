import type { MergedFacts } from './draft-merge';
import { orderField } from './draft-merge';
import { orNulls } from './game-details';
import type { GameListName } from './game-lists';
import { gameListNames } from './game-lists';

/**
 * Returns the text of the `game.json` of a release. It has the changed fields, and the parts of
 * `stored` that no form changes. Pictures are no part of it: a release takes them from the store.
 */
export function releaseFileText(
  stored: string | undefined,
  slug: string,
  { facts, changed }: Pick<MergedFacts, 'facts'> & { readonly changed: ReadonlySet<string> | 'all' },
  build: Readonly<Record<'crossOriginIsolated' | 'offline', boolean>>,
): string {
  const known = (stored === undefined ? {} : JSON.parse(stored)) as Readonly<Record<string, unknown>>;
  const { details, lists } = facts;
  const { features, engine, analytics, ageRating, comfort, title, genre, category, network, ...rest } = details;
  const has = (field: string): boolean => changed === 'all' || changed.has(field);
  const optional = Object.entries({ ...rest, ...orNulls({ ageRating, comfort, engine, analytics }) });
  const hasList = (name: GameListName): boolean =>
    changed === 'all' || [...changed].some((field) => field === orderField(name) || field.startsWith(`${name}/`));
  const listed = gameListNames.filter(hasList).map((name) => [name, lists[name].map(withoutPicture)] as const);
  return JSON.stringify({
    ...('builds' in known ? { builds: known['builds'] } : {}),
    // A `game.json` must have the first three, and a missing host would be removed.
    ...{ slug, title, genre, category, network },
    ...Object.fromEntries(optional.filter(([field]) => has(field))),
    features: Object.fromEntries(Object.entries(features).filter(([field]) => has(field))),
    ...Object.fromEntries(listed),
    ...build,
  });
}

const withoutPicture = (entry: object): object => ({ ...entry, picture: undefined });

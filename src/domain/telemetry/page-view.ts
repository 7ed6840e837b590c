/** A page that was opened. */
export interface PageView {
  readonly name: 'page_view';
  /** The pattern of its address, such as `/arcade/games/:game`. */
  readonly route: string;
  /** Its path, with the pattern's own words wherever the address may tell of a person; no query. */
  readonly path: string;
}

/** The parts of a pattern that stand for a person, or for an address that leads nowhere and may hold anything. */
const hidden: ReadonlySet<string> = new Set([':user', ':username', '*']);

/**
 * What is told of an opened page: its route, and its path without the names of people.
 * @rule 1.7.17 Events are pushed to analytics, and none of them tells who somebody is.
 */
export function pageView(route: string, path: string): PageView {
  const names = route.split('/');
  const end = names.indexOf('*');
  const parts = path.split('/').slice(0, end === -1 ? undefined : end + 1);
  const shown = parts.map((part, at) => {
    const name = names[at];
    return name !== undefined && hidden.has(name) ? name : part;
  });
  return { name: 'page_view', route, path: shown.join('/') };
}

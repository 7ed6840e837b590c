/** A view of a page. */
export interface PageView {
  readonly name: 'page_view';
  /** Pattern of the address, such as `/arcade/games/:game`. */
  readonly route: string;
  /** Path without a query; personal parts are replaced by the pattern's names. */
  readonly path: string;
  /** True for a phone or a tablet. */
  readonly mobile: boolean;
}

/** Parts of a pattern that identify a person, or that can contain anything at an unknown address. */
const PERSONAL_PARTS: ReadonlySet<string> = new Set([':user', ':username', '*']);

/**
 * Creates the analytics event of a page view: its route, and its path without people's names.
 * @rule 1.7.17 Events are pushed to analytics, and none of them identifies a person.
 */
export function pageView(route: string, path: string, mobile: boolean): PageView {
  const names = route.split('/');
  const end = names.indexOf('*');
  const parts = path.split('/').slice(0, end === -1 ? undefined : end + 1);
  const shown = parts.map((part, at) => {
    const name = names[at];
    return name !== undefined && PERSONAL_PARTS.has(name) ? name : part;
  });
  return { name: 'page_view', route, path: shown.join('/'), mobile };
}

/** What a page looks like from afar. */
export type PageShape =
  | 'home'
  | 'games'
  | 'tag'
  | 'search'
  | 'developer'
  | 'announcements'
  | 'announcement'
  | 'game'
  | 'blog'
  | 'article'
  | 'help'
  | 'questions'
  | 'form'
  | 'legal'
  | 'profile'
  | 'shop'
  | 'plain';

/** The first pattern that a path has tells its shape. */
const shapes: readonly (readonly [pattern: RegExp, shape: PageShape])[] = [
  [/^\/$/, 'home'],
  [/^\/arcade\/games$/, 'games'],
  [/^\/arcade\/games\/tag\/[^/]+$/, 'tag'],
  [/^\/arcade\/games\/developer\/[^/]+$/, 'developer'],
  [/^\/arcade\/games\/developer\/[^/]+\/announcements$/, 'announcements'],
  [/^\/arcade\/games\/developer\/[^/]+\/announcements\/[^/]+$/, 'announcement'],
  [/^\/arcade\/games\/[^/]+$/, 'game'],
  [/^\/blog$/, 'blog'],
  [/^\/blog\/article\/[^/]+$/, 'article'],
  [/^\/hc$/, 'help'],
  [/^\/hc\/(user|guest)$/, 'questions'],
  [/^\/hc\/contact$/, 'form'],
  [/^\/hc\/legal\/[^/]+$/, 'legal'],
  [/^\/search$/, 'search'],
  [/^\/market$/, 'shop'],
  [/^\/community\/user\/[^/]+$/, 'profile'],
];

/** The shape of the page at a path, known before anything of it has come. */
export function pageShape(path: string): PageShape {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return shapes.find(([pattern]) => pattern.test(bare))?.[1] ?? 'plain';
}

/**
 * The first segment of a path, which the side navigation marks as active; undefined on the home page (spec 1 §2).
 * @rule 1.2.1 The active section is the first path segment.
 */
export function activeSection(path: string): string | undefined {
  return /^\/([^/?#]+)/.exec(path)?.[1];
}

/** Pages that stand in one frame, which stays while one follows the other: the home page below the panes of signing in, and the account's. */
const frames: readonly RegExp[] = [
  /^\/(auth\/(login|register|forgot-password|reset-password)\/?)?$/,
  /^\/account(\/|$)/,
];

/** Tells whether the page at another path takes the whole place of this one. */
export function replacesPage(from: string, to: string): boolean {
  return from !== to && !frames.some((frame) => frame.test(from) && frame.test(to));
}

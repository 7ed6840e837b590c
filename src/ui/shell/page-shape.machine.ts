/** Rough layout of a page, for its skeleton. */
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

/** Layouts by path; the first matching pattern wins. */
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

/** Returns the layout of the page at a path, before its content has loaded. */
export function pageShape(path: string): PageShape {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return shapes.find(([pattern]) => pattern.test(bare))?.[1] ?? 'plain';
}

import { isComingSoon } from '../../domain/shell/footer';

/** Target of links. `away` is outside this app; `soon` shows the 'Coming Soon' bubble. */
export interface Destination {
  readonly path: string;
  readonly state: 'open' | 'away' | 'soon';
}

const open = (path: string): Destination => ({ path, state: 'open' });
const away = (path: string): Destination => ({ path, state: 'away' });
const planned = (name: string, path: string): Destination =>
  isComingSoon(name) ? { path, state: 'soon' } : open(path);

/** All destinations with their state. */
export const destinations = {
  home: open('/'),
  games: open('/arcade/games'),
  community: planned('community', '/community'),
  blog: open('/blog'),
  shop: open('/market'),
  help: open('/hc'),
  search: open('/search'),
  dashboard: open('/account/home'),
  profile: open('/community/user'),
  announcements: open('/arcade/games/developer'),
  settings: open('/account/settings'),
  'developer-area': away('/developer'),
  'sdk-docs': away('/developer/guide'),
  contact: open('/hc/contact'),
  updates: planned('updates', '/blog'),
} as const satisfies Record<string, Destination>;

export type DestinationName = keyof typeof destinations;

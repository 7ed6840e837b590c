import type { IconName } from '../shared/icon-names';
import type { DestinationName } from './destinations';

export interface NavigationItem {
  readonly to: DestinationName;
  readonly label: string;
  readonly icon: IconName;
  /** The first path segment of the item's pages. */
  readonly section: string;
}

/** What the side navigation leads to, in its order (spec 1 §2). */
export const navigationItems: readonly NavigationItem[] = [
  { to: 'games', label: 'Games', icon: 'gamepad', section: 'arcade' },
  { to: 'community', label: 'Community', icon: 'users', section: 'community' },
  { to: 'blog', label: 'Blog', icon: 'newspaper', section: 'blog' },
  { to: 'shop', label: 'Shop', icon: 'shopping-bag', section: 'market' },
  { to: 'help', label: 'Help', icon: 'life-buoy', section: 'hc' },
];

import { ACCOUNT_HOME } from '../../domain/auth/auth-route';
import type { IconName } from '../shared/icon-names';
import { ACCOUNT_SUPPORT } from '../support/support.texts';

/** Where the own badges are. */
export const ACCOUNT_ACHIEVEMENTS = '/account/achievement';

/** Where the own activity is. */
export const ACCOUNT_ACTIVITY = '/account/activity';

/** Where the own plays are. */
export const ACCOUNT_HISTORY = '/account/history';

/** A page of the account, as the list beside it names it. */
export interface AccountPage {
  readonly title: string;
  readonly to: string;
  readonly icon: IconName;
}

/** Where the settings are. */
export const ACCOUNT_SETTINGS = '/account/settings';

/** Where players change how they are seen. */
export const ACCOUNT_PROFILE = '/account/profile';

/** Where the friends are; notifications lead there. */
export const ACCOUNT_FRIENDS = '/account/friends';

/** Where what was bought is listed. */
export const ACCOUNT_PURCHASES = '/account/shop';

/** The account's pages that are open, in their order. */
export const accountPages: readonly AccountPage[] = [
  { title: 'Home', to: ACCOUNT_HOME, icon: 'layout-dashboard' },
  { title: 'Profile', to: ACCOUNT_PROFILE, icon: 'user' },
  { title: 'Friends', to: ACCOUNT_FRIENDS, icon: 'users' },
  { title: 'Achievements', to: ACCOUNT_ACHIEVEMENTS, icon: 'trophy' },
  { title: 'Activity', to: ACCOUNT_ACTIVITY, icon: 'newspaper' },
  { title: 'History', to: ACCOUNT_HISTORY, icon: 'history' },
  { title: 'Inventory', to: '/account/inventory', icon: 'package' },
  { title: 'Purchases', to: ACCOUNT_PURCHASES, icon: 'shopping-bag' },
  { title: 'Support', to: ACCOUNT_SUPPORT, icon: 'life-buoy' },
  { title: 'Settings', to: ACCOUNT_SETTINGS, icon: 'settings' },
];

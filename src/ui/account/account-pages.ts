import { ACCOUNT_HOME } from '../auth/auth-route.machine';
import type { IconName } from '../shared/icon-names';
import { ACCOUNT_SUPPORT } from '../support/support.texts';

export const ACCOUNT_ACHIEVEMENTS = '/account/achievement';

export const ACCOUNT_ACTIVITY = '/account/activity';

export const ACCOUNT_HISTORY = '/account/history';

/** An entry of the account navigation. */
export interface AccountPage {
  readonly title: string;
  readonly to: string;
  readonly icon: IconName;
}

export const ACCOUNT_SETTINGS = '/account/settings';

export const ACCOUNT_PROFILE = '/account/profile';

/** Page with all notifications and messages. */
export const ACCOUNT_INBOX = '/account/inbox';

/** Returns the path of the conversation with a player. */
export const conversationAddress = (username: string): string => `${ACCOUNT_INBOX}/${username}`;

/** Query parameter of a conversation that shows the games for an invitation. */
export const INVITE = 'invite';

/** Returns the path of the conversation with a player, with the games for an invitation. */
export const invitationAddress = (username: string): string => `${conversationAddress(username)}?${INVITE}`;

/** Target of friend notifications. */
export const ACCOUNT_FRIENDS = '/account/friends';

/** Page of the games that the player tests. */
export const ACCOUNT_TESTS = '/account/tests';

export const ACCOUNT_PURCHASES = '/account/shop';

/** Entries of the account navigation, in display order. */
export const accountPages: readonly AccountPage[] = [
  { title: 'Home', to: ACCOUNT_HOME, icon: 'layout-dashboard' },
  { title: 'Profile', to: ACCOUNT_PROFILE, icon: 'user' },
  { title: 'Inbox', to: ACCOUNT_INBOX, icon: 'mail' },
  { title: 'Friends', to: ACCOUNT_FRIENDS, icon: 'users' },
  { title: 'Achievements', to: ACCOUNT_ACHIEVEMENTS, icon: 'trophy' },
  { title: 'Activity', to: ACCOUNT_ACTIVITY, icon: 'newspaper' },
  { title: 'History', to: ACCOUNT_HISTORY, icon: 'history' },
  { title: 'Inventory', to: '/account/inventory', icon: 'package' },
  { title: 'Purchases', to: ACCOUNT_PURCHASES, icon: 'shopping-bag' },
  { title: 'Support', to: ACCOUNT_SUPPORT, icon: 'life-buoy' },
  { title: 'Settings', to: ACCOUNT_SETTINGS, icon: 'settings' },
];

import type { ProfilePart } from '../../domain/account/profile-parts';
import type { IconName } from '../shared/icon-names';

export interface ProfilePartWords {
  readonly title: string;
  readonly icon: IconName;
  /** In a sentence about what is kept private. */
  readonly name: string;
  /** Where there is nothing yet. */
  readonly empty: string;
}

/** What the parts of a profile are called. */
export const profileWords: Record<ProfilePart, ProfilePartWords> = {
  achievements: {
    title: 'Achievements',
    icon: 'trophy',
    name: 'achievements',
    empty: 'No achievements to show yet.',
  },
  history: { title: 'Recently Played', icon: 'history', name: 'play history', empty: 'No plays to show yet.' },
  activity: { title: 'Activity', icon: 'newspaper', name: 'activity', empty: 'Nothing to tell yet.' },
  friends: { title: 'Friends', icon: 'users', name: 'friends', empty: 'No friends to show yet.' },
  badges: { title: 'Badges', icon: 'star', name: 'badges', empty: 'No badges to show yet.' },
  inventory: { title: 'Inventory', icon: 'package', name: 'inventory', empty: 'No items to show yet.' },
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What is said of the parts that a player hides from whoever looks. */
export function keptPrivate(alias: string, parts: readonly ProfilePart[]): string {
  return `${alias} keeps this private: ${list.format(parts.map((part) => profileWords[part].name))}.`;
}

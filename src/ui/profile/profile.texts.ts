import type { ProfilePart } from '../../domain/account/profile-parts';

export interface ProfilePartWords {
  readonly title: string;
  /** In a sentence about several. */
  readonly name: string;
}

/** What the parts of a profile are called. */
export const profileWords: Record<ProfilePart, ProfilePartWords> = {
  achievements: { title: 'Achievements', name: 'achievements' },
  history: { title: 'Recently Played', name: 'play history' },
  activity: { title: 'Activity', name: 'activity' },
  friends: { title: 'Friends', name: 'friends' },
  badges: { title: 'Badges', name: 'badges' },
  inventory: { title: 'Inventory', name: 'inventory' },
};

/** What is said where the most important part is empty. */
export const NOTHING_EARNED = 'No achievements to show yet.';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** What is said of the parts that there is nothing in yet. */
export function nothingYet(parts: readonly ProfilePart[]): string {
  return `No ${either.format(parts.map((part) => profileWords[part].name))} to show yet.`;
}

/** What is said of the parts that a player hides from whoever looks. */
export function privatePartsText(alias: string, parts: readonly ProfilePart[]): string {
  return `${alias} keeps this private: ${list.format(parts.map((part) => profileWords[part].name))}.`;
}

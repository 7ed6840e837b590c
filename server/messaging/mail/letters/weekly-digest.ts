import { brand } from '../../../../src/domain/shared/brand';
import type { Letter, LetterLink } from '../letter';

/** What was new for a player in a week. */
export interface WeekNews {
  readonly announcements: readonly LetterLink[];
  readonly games: readonly LetterLink[];
  /** Titles of the badges that the player has earned. */
  readonly badges: readonly string[];
  /** Names of new friends. */
  readonly friends: readonly string[];
}

interface WeeklyDigest extends WeekNews {
  readonly username: string;
  readonly portalUrl: string;
}

const LISTED = 5;
const names = new Intl.ListFormat('en');

/** The first few by name and the rest by number. */
function some(all: readonly string[]): string {
  const rest = all.length - LISTED;
  return names.format(rest > 0 ? [...all.slice(0, LISTED), `${String(rest)} more`] : all);
}

/** Whether there is anything to tell. */
export const isNews = ({ announcements, games, badges, friends }: WeekNews): boolean =>
  [announcements, games, badges, friends].some(({ length }) => length > 0);

/** Tells a player once a week what was new. */
export const weeklyDigestLetter = (week: WeeklyDigest): Letter => {
  const { username, announcements, games, badges, friends, portalUrl } = week;
  const told = [
    ...(announcements.length > 0 ? ['studios that you follow have news'] : []),
    ...(games.length > 0 ? ['there is something new to play'] : []),
  ];
  return {
    kind: 'weekly-digest',
    subject: `Your week on ${brand.siteName}`,
    opening: [
      `Hello ${username},`,
      ...(told.length > 0 ? [`${names.format(told)}.`] : []),
      ...(badges.length > 0
        ? [`You have earned ${badges.length === 1 ? 'a badge' : `${String(badges.length)} badges`}: ${some(badges)}.`]
        : []),
      ...(friends.length > 0
        ? [`You have made ${friends.length === 1 ? 'a new friend' : 'new friends'}: ${some(friends)}.`]
        : []),
    ],
    links: [...announcements, ...games, { label: `Open ${brand.siteName}`, url: portalUrl }],
    closing: [],
    reason: `You receive this mail because the ${brand.siteName} account “${username}” gets a weekly digest.`,
  };
};

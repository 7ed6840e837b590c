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

interface Newsletter {
  readonly username: string;
  readonly subject: string;
  /** Markdown, as it is read without any marks shown. */
  readonly text: string;
  /** The sanitised rendering of it. */
  readonly html: string;
}

/** What the operator writes to everybody who wants it. */
export const newsletterLetter = ({ username, subject, text, html }: Newsletter): Letter => ({
  kind: 'newsletter',
  subject,
  opening: [`Hello ${username},`],
  body: { text, html },
  links: [],
  closing: [],
  reason: `You receive this mail because the ${brand.siteName} account “${username}” gets newsletters.`,
});

interface ConfirmSubscription {
  readonly username: string;
  /** What the game or the developer is called. */
  readonly sender: string;
  /** How long the first link holds, in words. */
  readonly lifetime: string;
  readonly confirmUrl: string;
  readonly endUrl: string;
}

/** Asks whoever reads an unconfirmed address whether the mails are wanted that its account has agreed to. */
export const confirmSubscriptionLetter = ({
  username,
  sender,
  lifetime,
  confirmUrl,
  endUrl,
}: ConfirmSubscription): Letter => ({
  kind: 'confirm-subscription',
  subject: 'Please confirm the mails that you want',
  opening: [
    `Hello ${username},`,
    `you have asked for mails from ${sender}. Please confirm that, and with it that this e-mail address is yours. Until then, no such mail comes here.`,
  ],
  links: [
    { label: 'Yes, send me these mails', url: confirmUrl },
    { label: 'No, I want none', url: endUrl },
  ],
  closing: [
    `The first link works once and holds for ${lifetime}. The second one can be opened whenever you like, without signing in.`,
    'You did not ask for it? Then there is nothing to do: without the first link nothing is sent.',
  ],
  reason: `You receive this mail because this address was entered for the ${brand.siteName} account “${username}”, which has asked for mails.`,
});

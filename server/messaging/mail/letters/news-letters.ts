import { brand } from '../../../../src/domain/shared/brand';
import type { Letter, LetterLink } from '../letter';

/** News of one week for a player. */
export interface WeekNews {
  readonly announcements: readonly LetterLink[];
  readonly games: readonly LetterLink[];
  /** Titles of earned achievements. */
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

/** Lists the first few names and the number of the others. */
function listFirst(all: readonly string[]): string {
  const rest = all.length - LISTED;
  return names.format(rest > 0 ? [...all.slice(0, LISTED), `${String(rest)} more`] : all);
}

/** True if there is any news. */
export const isNews = ({ announcements, games, badges, friends }: WeekNews): boolean =>
  [announcements, games, badges, friends].some(({ length }) => length > 0);

/** Composes the weekly digest. */
export const weeklyDigestLetter = (week: WeeklyDigest): Letter => {
  const { username, announcements, games, badges, friends, portalUrl } = week;
  const headlines = [
    ...(announcements.length > 0 ? ['Studios that you follow have news'] : []),
    ...(games.length > 0 ? ['there are new games to play'] : []),
  ];
  const headline = names.format(headlines);
  return {
    kind: 'weekly-digest',
    subject: `Your week on ${brand.siteName}`,
    opening: [
      `Hello ${username},`,
      ...(headlines.length > 0 ? [`${headline.charAt(0).toUpperCase()}${headline.slice(1)}.`] : []),
      ...(badges.length > 0
        ? [
            `You have earned ${badges.length === 1 ? 'an achievement' : `${String(badges.length)} achievements`}: ${listFirst(badges)}.`,
          ]
        : []),
      ...(friends.length > 0
        ? [`You have made ${friends.length === 1 ? 'a new friend' : 'new friends'}: ${listFirst(friends)}.`]
        : []),
    ],
    links: [...announcements, ...games, { label: `Open ${brand.siteName}`, url: portalUrl }],
    closing: [],
    reason: `You’re receiving this email because the weekly digest is on for the ${brand.siteName} account “${username}”.`,
  };
};

interface Newsletter {
  readonly username: string;
  readonly subject: string;
  /** Plain text in Markdown. */
  readonly text: string;
  /** Sanitised rendering of the text. */
  readonly html: string;
}

/** Composes a newsletter of the operator. */
export const newsletterLetter = ({ username, subject, text, html }: Newsletter): Letter => ({
  kind: 'newsletter',
  subject,
  opening: [`Hello ${username},`],
  body: { text, html },
  links: [],
  closing: [],
  reason: `You’re receiving this email because newsletters are on for the ${brand.siteName} account “${username}”.`,
});

interface AnnouncementMail {
  readonly username: string;
  /** Name of the subscribed game or developer. */
  readonly sender: string;
  readonly title: string;
  readonly excerpt: string;
  readonly url: string;
}

/** Composes the email about an announcement for a subscriber. */
export const announcementLetter = ({ username, sender, title, excerpt, url }: AnnouncementMail): Letter => ({
  kind: 'announcement',
  subject: `${sender}: ${title}`,
  opening: [`Hello ${username},`, title, excerpt],
  links: [{ label: 'Read more', url }],
  closing: [],
  reason: `You’re receiving this email because you subscribed to emails from ${sender} with the ${brand.siteName} account “${username}”.`,
});

interface ConfirmSubscription {
  readonly username: string;
  /** Name of the game or the developer. */
  readonly sender: string;
  /** Lifetime of the first link as text. */
  readonly lifetime: string;
  readonly confirmUrl: string;
  readonly endUrl: string;
}

/** Composes the email to confirm a subscription of an unverified address. */
export const confirmSubscriptionLetter = ({
  username,
  sender,
  lifetime,
  confirmUrl,
  endUrl,
}: ConfirmSubscription): Letter => ({
  kind: 'confirm-subscription',
  subject: 'Please confirm your subscription',
  opening: [
    `Hello ${username},`,
    `You subscribed to emails from ${sender}. Please confirm your subscription and that this email address is yours. Until then, we won’t send them.`,
  ],
  links: [
    { label: 'Yes, send me these emails', url: confirmUrl },
    { label: 'No, thanks', url: endUrl },
  ],
  closing: [
    `The first link works once and expires in ${lifetime}. The second one works at any time, without a login.`,
    'Didn’t ask for this? Ignore this email, and we won’t send anything.',
  ],
  reason: `You’re receiving this email because this address was entered for the ${brand.siteName} account “${username}”.`,
});

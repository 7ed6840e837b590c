import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';

interface UnreadDigest {
  readonly username: string;
  /** How many wait to be read, of each kind. */
  readonly notifications: number;
  readonly messages: number;
  /** What the newest of them are called. */
  readonly titles: readonly string[];
  readonly url: string;
}

const counted = (count: number, one: string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${String(count)} ${one}s`];

/** Tells a player what has waited for more than a day to be read. */
export const unreadDigestLetter = ({ username, notifications, messages, titles, url }: UnreadDigest): Letter => {
  const waiting = [...counted(notifications, 'notification'), ...counted(messages, 'message')].join(' and ');
  const more = notifications + messages - titles.length;
  return {
    kind: 'unread-digest',
    subject: `Waiting for you: ${waiting}`,
    opening: [
      `Hello ${username},`,
      `you have not read ${waiting} yet:`,
      ...titles.map((title) => `• ${title}`),
      ...(more > 0 ? [`and ${String(more)} more.`] : []),
    ],
    links: [{ label: `Read on ${brand.siteName}`, url }],
    closing: [],
    reason: `You receive this mail because the ${brand.siteName} account “${username}” is told of what is unread.`,
  };
};

import { momentText } from '../../messaging/mail/moment-text';
import type { Ban } from './ban.repository';

/** End of a ban, for people. */
export const banEndText = ({ until }: Pick<Ban, 'until'>): string =>
  until === null ? 'permanently' : `until ${momentText(until)}`;

/** Text for a banned player. */
export const banText = (ban: Ban): string => `Your account is banned ${banEndText(ban)}. Reason: ${ban.reason}`;

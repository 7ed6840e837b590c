import { createHmac, timingSafeEqual } from 'node:crypto';
import { momentText } from '../../messaging/mail/moment-text';
import type { Ban } from './ban.repository';

/** End of a ban, for people. */
export const banEndText = ({ until }: Pick<Ban, 'until'>): string =>
  until === null ? 'permanently' : `until ${momentText(until)}`;

/** Text for a banned player. */
export const banText = (ban: Ban): string => `Your account is banned ${banEndText(ban)}. Reason: ${ban.reason}`;

const LIFETIME_MS = 10 * 60 * 1000;
const TICKET = /^(\d{1,15})\.([0-9a-f-]{36})\.([0-9a-f]{64})$/;

const signature = (secret: string, accountId: string, expiry: string): string =>
  createHmac('sha256', secret).update(`ban\n${accountId}\n${expiry}`).digest('hex');

/** Signs a ticket that shows the ban of an account for ten minutes, to a person who has proved an identity of it. */
export function signBanTicket(secret: string, accountId: string, now: Date): string {
  const expiry = String(now.getTime() + LIFETIME_MS);
  return `${expiry}.${accountId}.${signature(secret, accountId, expiry)}`;
}

/** Returns the account of a ticket; undefined for a false or expired one. */
export function accountOfBanTicket(secret: string, ticket: string, now: Date): string | undefined {
  const [, expiry, accountId, given] = TICKET.exec(ticket) ?? [];
  if (expiry === undefined || accountId === undefined || given === undefined) return undefined;
  if (Number(expiry) < now.getTime()) return undefined;
  const expected = Buffer.from(signature(secret, accountId, expiry));
  return timingSafeEqual(expected, Buffer.from(given)) ? accountId : undefined;
}

import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFETIME_SECONDS = 60;

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);

const signature = (secret: string, socketId: string, channel: string, expiry: number): string =>
  createHmac('sha256', secret).update(`channel\n${socketId}\n${channel}\n${expiry}`).digest('hex');

/** Allows one socket one channel for 60 seconds: `{expiry}.{signature}`. */
export function signChannel(secret: string, socketId: string, channel: string, now: Date): string {
  const expiry = seconds(now) + LIFETIME_SECONDS;
  return `${expiry}.${signature(secret, socketId, channel, expiry)}`;
}

/** Tells whether `auth` was signed for this socket and channel, and has not expired. */
export function verifyChannel(secret: string, socketId: string, channel: string, auth: string, now: Date): boolean {
  const [expiryText = '', given = '', ...rest] = auth.split('.');
  if (rest.length > 0 || !/^\d{1,12}$/.test(expiryText)) return false;
  const expiry = Number(expiryText);
  if (expiry < seconds(now)) return false;
  const expected = Buffer.from(signature(secret, socketId, channel, expiry));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

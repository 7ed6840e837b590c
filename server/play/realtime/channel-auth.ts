import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFETIME_SECONDS = 60;
const TICKET = /^(\d{1,12})\.([0-9a-f-]*)\.([0-9a-f]{64})$/;

/** Right of one socket to subscribe to one channel, with the session behind it; guests have no session. */
export interface ChannelRight {
  readonly socketId: string;
  readonly channel: string;
  /** Row id of the session. Its own browser receives it; it proves nothing by itself. */
  readonly sessionId: string | undefined;
}

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);

const signature = (secret: string, right: ChannelRight, expiry: number): string =>
  createHmac('sha256', secret)
    .update(`channel\n${JSON.stringify([right.socketId, right.channel, right.sessionId ?? '', expiry])}`)
    .digest('hex');

/** Signs a ticket that admits one socket to one channel for 60 seconds: `{expiry}.{session}.{signature}`. */
export function signChannel(secret: string, right: ChannelRight, now: Date): string {
  const expiry = seconds(now) + LIFETIME_SECONDS;
  return `${expiry}.${right.sessionId ?? ''}.${signature(secret, right, expiry)}`;
}

/** Returns the right granted by `auth`; undefined if it was not signed for this socket and channel, or has expired. */
export function verifyChannel(
  secret: string,
  { socketId, channel }: Omit<ChannelRight, 'sessionId'>,
  auth: string,
  now: Date,
): ChannelRight | undefined {
  const [, expiryText, session, given] = TICKET.exec(auth) ?? [];
  if (expiryText === undefined || given === undefined || Number(expiryText) < seconds(now)) return undefined;
  const right = { socketId, channel, sessionId: session === '' ? undefined : session };
  const expected = Buffer.from(signature(secret, right, Number(expiryText)));
  return timingSafeEqual(expected, Buffer.from(given)) ? right : undefined;
}

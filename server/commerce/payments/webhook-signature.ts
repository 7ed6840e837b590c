import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecentEvent } from '../../../src/domain/market/payment-event';

const mac = (secret: string, seconds: number, raw: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();

/** Signs the body of an event: `t=seconds,v1=hex`. */
export function signEvent(secret: string, raw: Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${mac(secret, seconds, raw).toString('hex')}`;
}

/** True if a header was created by `signEvent` for this body, within the tolerance. */
export function isSigned(secret: string, raw: Buffer, header: unknown, now: Date): boolean {
  const found = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  if (!found) return false;
  const seconds = Number(found[1]);
  if (!isRecentEvent(seconds, now.getTime() / 1000)) return false;
  return timingSafeEqual(mac(secret, seconds, raw), Buffer.from(found[2] ?? '', 'hex'));
}

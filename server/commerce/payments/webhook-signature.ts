import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecentReport } from '../../../src/domain/market/payment-report';

const mac = (secret: string, seconds: number, raw: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();

/** Signs the body of a report: `t=seconds,v1=hex`. */
export function signReport(secret: string, raw: Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${mac(secret, seconds, raw).toString('hex')}`;
}

/** True if a header was created by `signReport` for this body, within the tolerance. */
export function isSigned(secret: string, raw: Buffer, header: unknown, now: Date): boolean {
  const found = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  if (!found) return false;
  const seconds = Number(found[1]);
  if (!isRecentReport(seconds, now.getTime() / 1000)) return false;
  return timingSafeEqual(mac(secret, seconds, raw), Buffer.from(found[2] ?? '', 'hex'));
}

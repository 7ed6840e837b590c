import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { Config } from '../config/config';
import { addressKey, networksOf } from './address-key';

const HASH_DIGITS = 16;

/** Returns the client's address for a log line: its /24 or /48, a keyed hash, the whole address, or undefined, as configured. */
export function loggedAddress(
  ip: string,
  { logAddresses, secret }: Pick<Config, 'logAddresses' | 'secret'>,
): string | undefined {
  const key = addressKey(ip);
  switch (logAddresses) {
    case 'none':
      return undefined;
    case 'full':
      return ip;
    case 'hashed':
      return createHmac('sha256', secret)
        .update(`address\n${isIPv4(key) ? key : ip}`)
        .digest('hex')
        .slice(0, HASH_DIGITS);
    case 'truncated': {
      if (isIPv4(key)) return key.replace(/\d+$/, '0/24');
      if (!isIPv6(ip.split('%')[0] ?? '')) return 'unknown';
      const digits = networksOf(ip).at(-1)?.key.split('/')[0] ?? '';
      return `${(digits.match(/.{4}/g) ?? []).join(':')}::/48`;
    }
  }
}

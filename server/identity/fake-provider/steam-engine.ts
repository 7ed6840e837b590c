import { createHmac, timingSafeEqual } from 'node:crypto';
import { OPENID_2 } from '../social/steam-assertion';
import type { SteamEndpoints } from '../social/steam-provider';
import type { ServerClock } from '../../platform/system/server-clock';
import type { ServerRandom } from '../../platform/system/server-random';
import { digitsOf } from './people';

const SIGNED = ['signed', 'op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];
const MAX_CHECKED = 1000;

/** OpenID 2.0 provider in stateless mode. It signs with a private key and confirms each signature once. */
export class SteamEngine {
  readonly #key: Buffer;
  readonly #checked = new Set<string>();
  readonly #endpoints: SteamEndpoints;
  readonly #clock: ServerClock;
  readonly #random: ServerRandom;

  constructor(endpoints: SteamEndpoints, clock: ServerClock, random: ServerRandom) {
    this.#key = random.bytes(32);
    this.#endpoints = endpoints;
    this.#clock = clock;
    this.#random = random;
  }

  /** Returns the return URL with an assertion about a person. */
  assert(returnTo: string, personId: string): string {
    const claimed = `${this.#endpoints.claimedIdPrefix}7656119${digitsOf('steam', personId, 10)}`;
    const time = this.#clock
      .now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z');
    const fields = new URLSearchParams({
      'openid.ns': OPENID_2,
      'openid.mode': 'id_res',
      'openid.op_endpoint': this.#endpoints.login,
      'openid.claimed_id': claimed,
      'openid.identity': claimed,
      'openid.return_to': returnTo,
      'openid.response_nonce': time + this.#random.bytes(9).toString('base64url'),
      'openid.assoc_handle': 'stateless',
      'openid.signed': SIGNED.join(','),
    });
    fields.set('openid.sig', this.#sign(fields).toString('base64'));
    return this.#back(returnTo, fields);
  }

  /** Returns the return URL without an assertion. */
  refuse(returnTo: string, why: 'cancel' | 'failure'): string {
    const mode = why === 'cancel' ? 'cancel' : 'error';
    return this.#back(returnTo, new URLSearchParams({ 'openid.ns': OPENID_2, 'openid.mode': mode }));
  }

  /** Answers a verification request. An assertion is valid if this provider signed it and did not confirm it before. */
  check(question: URLSearchParams): string {
    const given = Buffer.from(question.get('openid.sig') ?? '', 'base64');
    const right = this.#sign(question);
    const nonce = question.get('openid.response_nonce') ?? '';
    const valid = given.length === right.length && timingSafeEqual(given, right) && !this.#checked.has(nonce);
    if (valid) this.#remember(nonce);
    return `ns:${OPENID_2}\nis_valid:${valid}\n`;
  }

  #sign(fields: URLSearchParams): Buffer {
    const names = (fields.get('openid.signed') ?? '').split(',');
    const text = names.map((name) => `${name}:${fields.get(`openid.${name}`) ?? ''}\n`).join('');
    return createHmac('sha256', this.#key).update(text).digest();
  }

  #remember(nonce: string): void {
    const [oldest] = this.#checked;
    if (this.#checked.size >= MAX_CHECKED && oldest !== undefined) this.#checked.delete(oldest);
    this.#checked.add(nonce);
  }

  #back(returnTo: string, fields: URLSearchParams): string {
    const address = new URL(returnTo);
    for (const [name, value] of fields) address.searchParams.set(name, value);
    return address.href;
  }
}

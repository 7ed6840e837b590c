import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { SocialFailure } from './social-provider.port';

/** Namespace of the OpenID version that Steam supports. */
export const OPENID_2 = 'http://specs.openid.net/auth/2.0';

/** Expected values of an assertion for this attempt. */
export interface ExpectedAssertion {
  readonly endpoint: string;
  /** Prefix of every claimed id, before the account number. */
  readonly claimedIdPrefix: string;
  readonly returnTo: string;
  readonly now: Date;
}

const FRESH_MS = 5 * 60 * 1000;
const STEAM_ID = /^7656119\d{10}$/;
const NONCE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)[\x21-\x7e]{0,235}$/;

/** Fields that the signature must cover (OpenID 2.0 §10.1). */
const MUST_BE_SIGNED = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];

function isFresh(nonce: string, now: Date): boolean {
  const time = NONCE.exec(nonce)?.[1];
  return time !== undefined && Math.abs(now.getTime() - Date.parse(time)) <= FRESH_MS;
}

/**
 * Parses the Steam account number of an assertion with an unverified signature. Refuses assertions for other attempts
 * (OpenID 2.0 §11). A nonce counts only once, because its return URL belongs to one attempt.
 */
export function readAssertion(callback: URLSearchParams, expected: ExpectedAssertion): Result<string, SocialFailure> {
  const fields = new Map<string, string>();
  for (const [name, value] of callback) {
    if (!name.startsWith('openid.')) continue;
    if (fields.has(name)) return err('refused');
    fields.set(name, value);
  }
  const field = (name: string): string => fields.get(`openid.${name}`) ?? '';
  if (field('mode') === 'cancel') return err('cancelled');

  const signed = new Set(field('signed').split(','));
  const claimed = field('claimed_id');
  const id = claimed.slice(expected.claimedIdPrefix.length);
  const proves =
    field('ns') === OPENID_2 &&
    field('mode') === 'id_res' &&
    field('op_endpoint') === expected.endpoint &&
    field('return_to') === expected.returnTo &&
    claimed === expected.claimedIdPrefix + id &&
    claimed === field('identity') &&
    STEAM_ID.test(id) &&
    field('sig') !== '' &&
    MUST_BE_SIGNED.every((name) => signed.has(name) && field(name) !== '') &&
    isFresh(field('response_nonce'), expected.now);
  return proves ? ok(id) : err('refused');
}

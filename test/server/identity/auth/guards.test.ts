import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { PasswordHasher } from '../../../../server/identity/auth/guards';

const PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$';

async function hashed(hasher: PasswordHasher, password: string): Promise<string> {
  const result = await hasher.hash(password);
  if (!result.ok) throw new Error('busy');
  return result.value;
}

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();

  test('T35: hashes with Argon2id, 19 MiB, two passes, one lane and a new salt each time', async () => {
    const [first, second] = [await hashed(hasher, 'Quiet-lake7'), await hashed(hasher, 'Quiet-lake7')];
    expect(first.startsWith(PREFIX)).toBe(true);
    expect(second).not.toBe(first);
  });

  test('matches only the hashed password, and nothing without a hash', async () => {
    const stored = await hashed(hasher, 'Quiet-lake7');
    expect(await hasher.matches(stored, 'Quiet-lake7')).toEqual({ ok: true, value: true });
    expect(await hasher.matches(stored, 'quiet-lake7')).toEqual({ ok: true, value: false });
    expect(await hasher.matches(undefined, 'no account has this password')).toEqual({ ok: true, value: false });
  });

  test('matches composed and decomposed forms of the same characters', async () => {
    const [composed, decomposed] = ['Caf\u00e9-lake7', 'Cafe\u0301-lake7'];
    expect(await hasher.matches(await hashed(hasher, composed), decomposed)).toEqual({ ok: true, value: true });
    expect(await hasher.matches(await hashed(hasher, decomposed), composed)).toEqual({ ok: true, value: true });
  });

  test('reports a hash with other parameters as outdated', async () => {
    expect(hasher.isOutdated(await hashed(hasher, 'Quiet-lake7'))).toBe(false);
    expect(hasher.isOutdated(await hash('Quiet-lake7', { memoryCost: 8192, timeCost: 1, parallelism: 1 }))).toBe(true);
  });
});

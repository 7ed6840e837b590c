import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  insertAttempt,
  storeProof,
  takeAttempt,
  takeProofs,
} from '../../../../server/identity/social/social-attempt.repository';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000);
let server: TestServer;
let counter = 0;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
});

afterAll(() => server.close());

const db = () => server.deps.database.db;

async function attempt() {
  counter += 1;
  const key = { provider: 'google', state: `state-${counter}`, marker: `marker-${counter}` } as const;
  await insertAttempt(db(), { ...key, nonce: 'nonce', verifier: 'verifier', now: NOW });
  return key;
}

describe('login attempt', () => {
  test('can be taken once and returns its checks', async () => {
    const key = await attempt();
    const checks = { state: key.state, nonce: 'nonce', verifier: 'verifier' };
    expect(await takeAttempt(db(), key, minutes(9))).toEqual(checks);
    expect(await takeAttempt(db(), key, minutes(9))).toBeUndefined();
  });

  test.each([{ provider: 'facebook' as const }, { state: 'another' }, { marker: 'another' }])(
    'is not found by a key that differs in %o',
    async (other) => {
      const key = await attempt();
      expect(await takeAttempt(db(), { ...key, ...other }, NOW)).toBeUndefined();
      expect(await takeAttempt(db(), key, NOW)).toBeDefined();
    },
  );

  test('expires after ten minutes', async () => {
    expect(await takeAttempt(db(), await attempt(), minutes(10))).toBeUndefined();
  });

  test('is deleted when another attempt is stored after its expiry', async () => {
    const key = await attempt();
    await insertAttempt(db(), {
      provider: 'steam',
      state: 'later',
      marker: 'later',
      nonce: '',
      verifier: '',
      now: minutes(10),
    });
    expect(await takeAttempt(db(), key, NOW)).toBeUndefined();
  });
});

describe('waiting proof', () => {
  const proof = { issuer: 'https://issuer.example', subject: '1' };

  test('can be taken once, by its own browser, until it expires', async () => {
    const { state, marker } = await attempt();
    await storeProof(db(), state, proof, minutes(15));
    expect(await takeProofs(db(), 'another', NOW)).toEqual([]);
    expect(await takeProofs(db(), marker, minutes(15))).toEqual([]);
    expect(await takeProofs(db(), marker, minutes(14))).toEqual([{ provider: 'google', ...proof }]);
    expect(await takeProofs(db(), marker, minutes(14))).toEqual([]);
  });
});

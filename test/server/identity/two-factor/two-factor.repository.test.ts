import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/database/database';
import {
  confirmSecret,
  hasTwoFactor,
  proposeSecret,
} from '../../../../server/identity/two-factor/two-factor.repository';
import { insertPlayer } from '../../support/insert-player';
import { openEmptyDatabase } from '../../support/open-empty-database';

const now = new Date('2026-03-01T12:00:00.000Z');
let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
});

afterAll(() => database.close());

const confirm = (accountId: string, encryptedSecret: string) =>
  database.transaction((tx) => confirmSecret(tx, accountId, { encryptedSecret, step: 1, now }));

test('confirmSecret confirms an app once for 8 concurrent calls, and a confirmed app cannot be replaced', async () => {
  const id = await insertPlayer(database, 'vega');
  expect(await proposeSecret(database.db, id, 'first', now)).toBe(true);
  expect(await hasTwoFactor(database.db, id)).toBe(false);
  const confirmed = await Promise.all(Array.from({ length: 8 }, () => confirm(id, 'first')));
  expect(confirmed.filter(Boolean)).toHaveLength(1);
  expect(await hasTwoFactor(database.db, id)).toBe(true);
  expect(await proposeSecret(database.db, id, 'second', now)).toBe(false);
});

test('confirmSecret refuses the secret of a replaced app', async () => {
  const id = await insertPlayer(database, 'mira');
  await proposeSecret(database.db, id, 'first', now);
  await proposeSecret(database.db, id, 'second', now);
  expect(await confirm(id, 'first')).toBe(false);
  expect(await hasTwoFactor(database.db, id)).toBe(false);
  expect(await confirm(id, 'second')).toBe(true);
});

import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ARGON2_OPTIONS } from '../../../../server/identity/auth/argon2-options';
import { accounts, sessions } from '../../../../server/platform/database/schema/accounts';
import { loadDemo } from '../../../../server/platform/demo/load-demo';
import { signIn } from '../../support/session-cookie';
import { testConfig } from '../../support/test-config';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const OWN = 'Quiet-lake7-boat';

/** Loads the demo content as a start in production does. */
const startIn = ({ deps }: TestServer, environment: Readonly<Record<string, string>>): Promise<void> =>
  loadDemo({ ...deps, config: testConfig({ NODE_ENV: 'production', HOLOCADE_SCHEME: 'http', ...environment }) });

const hashOf = async ({ deps }: TestServer, username: string): Promise<string> => {
  const [found] = await deps.database.db
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.username, username));
  return found?.hash ?? '';
};

describe('production with an empty database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ demo: false });
  });
  afterAll(() => server.close());

  test('does not insert demo accounts with the public password', async () => {
    const refused = startIn(server, { HOLOCADE_DEMO: '1' });
    await expect(refused).rejects.toThrow(/^HOLOCADE_DEMO_PASSWORD: is missing\..* HOLOCADE_DEMO=0/);
    expect(await server.deps.database.db.$count(accounts)).toBe(0);
  });

  test('starts without demo content and without a password', async () => {
    await startIn(server, {});
    expect(await server.deps.database.db.$count(accounts)).toBe(0);
  });

  test('inserts demo accounts with the configured password, which a later start need not repeat', async () => {
    await startIn(server, { HOLOCADE_DEMO: '1', HOLOCADE_DEMO_PASSWORD: OWN });
    expect(await verify(await hashOf(server, 'nova'), OWN)).toBe(true);
    await startIn(server, { HOLOCADE_DEMO: '1' });
  });
});

describe('production with demo accounts of an earlier start', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('is refused while they have the public password, also with HOLOCADE_DEMO=0', async () => {
    await expect(startIn(server, { HOLOCADE_DEMO: '1' })).rejects.toThrow('HOLOCADE_DEMO_PASSWORD');
    await expect(startIn(server, {})).rejects.toThrow('HOLOCADE_DEMO_PASSWORD');
  });

  test('gives them the configured password and ends their sessions, except for changed passwords', async () => {
    const { db } = server.deps.database;
    await signIn(server, 'orion');
    await signIn(server, 'studio');
    const other = await hash('Changed-by-its-owner-1', ARGON2_OPTIONS);
    await db.update(accounts).set({ passwordHash: other }).where(eq(accounts.username, 'studio'));
    await startIn(server, { HOLOCADE_DEMO_PASSWORD: OWN });
    expect(await verify(await hashOf(server, 'orion'), OWN)).toBe(true);
    expect(await hashOf(server, 'studio')).toBe(other);
    expect(await db.$count(sessions)).toBe(1);
    await startIn(server, {});
  });
});

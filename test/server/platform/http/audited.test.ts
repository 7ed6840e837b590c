import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureRoutes } from '../../../../server/features';
import { carryOutDeletions } from '../../../../server/identity/account-deletion/carry-out-deletions';
import { signOutUser } from '../../../../server/identity/account/user-commands';
import { banUser, unbanUser } from '../../../../server/identity/bans/ban-commands';
import { controlAddress } from '../../../../server/platform/command-line/control-address';
import { sendOperatorCommand } from '../../../../server/platform/command-line/send-operator-command';
import { serveOperatorCommands } from '../../../../server/platform/command-line/serve-operator-commands';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { openShopFixture } from '../../commerce/payments/shop-fixture';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import { TestBrowser } from '../../support/test-browser';
import { testConfig } from '../../support/test-config';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PUBLIC = '/v1/public/user';
const NEXT = 'Another-lake8-boat';
const DAY_MS = 24 * 60 * 60 * 1000;

interface AuditLine {
  readonly event: string;
  readonly account?: string;
  readonly address?: string;
  readonly refused?: string;
}

const clock = new FakeServerClock();
const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  server = await startTestServer({ demo: false, clock, log });
});
afterAll(() => server.close());

/** Returns the audit lines of this work, with the fields that name it. */
async function auditOf(work: () => Promise<unknown>): Promise<readonly AuditLine[]> {
  lines.length = 0;
  await work();
  return lines
    .map((line) => JSON.parse(line) as AuditLine & { readonly audit?: boolean })
    .filter(({ audit }) => audit === true)
    .map(({ event, account, address, refused }) => ({
      event,
      ...(account === undefined ? {} : { account }),
      ...(address === undefined ? {} : { address }),
      ...(refused === undefined ? {} : { refused }),
    }));
}

describe('the audit', () => {
  test('records logins, failed logins and changes of an account, without what was typed', async () => {
    const account = await addPlayer(server, 'mira');
    const browser = new TestBrowser(server);
    const address = '198.51.100.0/24';
    expect(await auditOf(() => browser.login('mira@mail.test', 'Wrong!pass1'))).toEqual([
      { event: 'login', address, refused: 'err_credentials' },
    ]);
    expect(lines.join('')).not.toMatch(/mail\.test|Wrong!pass1/);
    expect(await auditOf(() => browser.login('mira@mail.test', PASSWORD))).toEqual([
      { event: 'login', account, address },
    ]);
    const change = { password: PASSWORD, new_password: NEXT, new_password_confirmation: NEXT };
    const path = '/v1/private/user/account/password';
    expect(await auditOf(() => browser.send(path, { method: 'PUT', body: change }))).toEqual([
      { event: 'password-change', account, address },
    ]);
    const refused = await auditOf(() => browser.send('/v1/private/user/account/premium/purchase', { body: {} }));
    expect(refused).toEqual([{ event: 'purchase', account, address, refused: 'err_insufficient_coins' }]);
    const deletion = '/v1/private/user/account/deletion';
    expect(await auditOf(() => browser.send(deletion, { body: { password: NEXT } }))).toEqual([
      { event: 'deletion-request', account, address },
    ]);
    clock.advance(15 * DAY_MS);
    const { signal } = new AbortController();
    expect(await auditOf(() => carryOutDeletions(server.deps, signal))).toEqual([
      { event: 'account-deletion', account },
    ]);
  });

  test('records a registration with its new account', async () => {
    const form = { email: 'vega@mail.test', username: 'vega', password: PASSWORD, password_confirmation: PASSWORD };
    const [line, ...more] = await auditOf(() => server.request(`${PUBLIC}/auth/register`, { body: form }));
    expect(line).toMatchObject({ event: 'sign-up', account: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(more).toEqual([]);
  });

  test('records an order of coins and its payment', async () => {
    const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
    const shop = await openShopFixture({ demo: false, log });
    const shopper = await shop.shopper();
    let order = '';
    const bought = await auditOf(async () => {
      order = await shopper.order(100);
      await shop.sendEvent(order, 'paid');
    });
    expect(bought).toMatchObject([{ event: 'purchase', account: shopper.id }, { event: 'payment' }]);
    expect(lines.join('')).toContain(`"event":"payment","order":"${order}","state":"paid"`);
    expect(lines.join('')).not.toMatch(/mail\.test/);
    await shop.server.close();
  });

  test('records the account of each command for a player, and the refused login of a banned one', async () => {
    const account = await addPlayer(server, 'banned-one');
    const login = () => new TestBrowser(server).login('banned-one', PASSWORD);
    const ban = { username: 'banned-one', reason: 'A private reason.' };
    expect(await auditOf(() => banUser(server.deps, ban))).toEqual([{ event: 'ban', account }]);
    expect(lines.join('')).not.toContain('private');
    expect(await auditOf(login)).toEqual([{ event: 'login', address: '198.51.100.0/24', refused: 'err_banned' }]);
    expect(await auditOf(() => unbanUser(server.deps, 'banned-one'))).toEqual([{ event: 'unban', account }]);
    expect(await auditOf(() => signOutUser(server.deps, 'banned-one'))).toEqual([{ event: 'session-end', account }]);
  });

  test('records an operator command without its options', async () => {
    const config = testConfig({ HOLOCADE_DATA: temporaryFolder() });
    const close = await serveOperatorCommands({ ...server.deps, config });
    const command = { command: 'developer add', options: { slug: 'vega-works', name: 'Vega Works' } } as const;
    const sent = () => sendOperatorCommand(controlAddress(config) ?? '', command);
    expect(await auditOf(sent)).toEqual([{ event: 'operator-command' }]);
    expect(lines.join('')).toContain('"command":"developer add"');
    expect(lines.join('')).not.toContain('Vega Works');
    await close();
  });

  test('covers every call that changes credentials, ends sessions, deletes an account, buys or changes a developer', () => {
    const audited = featureRoutes(server.deps)
      .filter(({ options }) => options.audit !== undefined)
      .map(({ call, options }) => `${String(options.audit)}: ${call.method} ${call.path}`);
    expect(audited.sort()).toEqual([
      'deletion-request: POST /v1/private/user/account/deletion',
      'deletion-withdrawal: DELETE /v1/private/user/account/deletion',
      'developer-application: POST /v1/private/developer/apply',
      'email-change-cancel: DELETE /v1/private/user/account/email/pending',
      'email-change: PUT /v1/private/user/account/email',
      'email-verification: PATCH /v1/public/user/auth/email/verify/{secret}',
      'identity-unlink: DELETE /v1/private/user/account/identities/{provider}',
      'invitation-answer: POST /v1/private/developer/invitation/{id}/answer',
      'login: POST /v1/public/user/auth/login',
      'logout: POST /v1/private/user/auth/logout',
      'member-change: PUT /v1/private/developer/{developer}/member/{username}',
      'member-invitation: POST /v1/private/developer/{developer}/members/invite',
      'member-removal: DELETE /v1/private/developer/{developer}/member/{username}',
      'password-change: PUT /v1/private/user/account/password',
      'password-reset: POST /v1/public/user/auth/password/reset',
      'payout-request: POST /v1/private/developer/{developer}/money/payouts',
      'purchase: POST /v1/private/user/account/premium/purchase',
      'purchase: POST /v1/private/user/arcade/game/inventory/{game}/purchase/{item}',
      'purchase: POST /v1/private/user/market/coins/purchase/by-email',
      'purchase: POST /v1/private/user/market/coins/purchase/direct',
      'recovery-codes: POST /v1/private/user/account/two-factor/recovery-codes',
      'session-end: DELETE /v1/private/user/account/sessions',
      'session-end: DELETE /v1/private/user/account/sessions/{session}',
      'sign-up: POST /v1/public/user/auth/register',
      'sign-up: POST /v1/public/user/auth/social/finalize/{provider}/{secret}',
      'test-answer: DELETE /v1/private/user/account/test/{id}',
      'test-answer: POST /v1/private/user/account/test/{id}/accept',
      'test-data-reset: POST /v1/private/developer/{developer}/game/{game}/test-data/reset',
      'tester-invitation: POST /v1/private/developer/{developer}/game/{game}/testers',
      'tester-removal: DELETE /v1/private/developer/{developer}/game/{game}/tester/{id}',
      'token-creation: POST /v1/private/developer/{developer}/tokens',
      'token-revocation: DELETE /v1/private/developer/{developer}/token/{id}',
      'two-factor-off: DELETE /v1/private/user/account/two-factor',
      'two-factor-on: POST /v1/private/user/account/two-factor/confirm',
    ]);
  });
});

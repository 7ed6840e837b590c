import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures/test';
import { expectAccessible, logInToConsole, siteOf } from './pages/developer-site';
import { holocade, root } from './pages/holocade-command';
import { signUpQuickly } from './pages/own-player';

/** The test moves the clock of its own server, so that other tests keep theirs. */
const PORT = String(Number(process.env['HOLOCADE_E2E_PORT'] ?? '8099') + 1000);
const baseURL = `http://holocade.localhost:${PORT}`;
test.use({ baseURL });

const DAY = 24 * 60 * 60 * 1000;
/** The embedded database, also if the tests run on PostgreSQL, whose clock a test cannot move. */
const embedded = { DATABASE_URL: '' };
const command = (...args: readonly string[]) => holocade(args, PORT, embedded);

/** Starts a server with an empty data folder. `moveAhead` moves its clock. */
function startServer() {
  const data = join(tmpdir(), `holocade-e2e-${PORT}`);
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  const server = fork(join(root, 'dist/server/main.js'), {
    execArgv: ['--import', join(root, 'e2e/fixtures/moved-clock.mjs')],
    env: { ...process.env, ...embedded, PORT, HOLOCADE_DATA: data },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    async ready(): Promise<void> {
      await expect(async () => {
        expect((await fetch(`http://127.0.0.1:${PORT}/readyz`)).status).toBe(200);
      }).toPass({ timeout: 240_000 });
    },
    async moveAhead(milliseconds: number): Promise<void> {
      const moved = once(server, 'message');
      server.send(milliseconds);
      await moved;
    },
    async stop(): Promise<void> {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

test('coins of a sale become a statement and a payout, which the operator settles', async ({ page, browser }) => {
  test.setTimeout(400_000);
  const server = startServer();
  try {
    await server.ready();
    const players = await browser.newContext({ baseURL });
    const shop = await players.newPage();
    const buyer = await signUpQuickly(shop, 'spender');
    await command('coins', 'grant', buyer, '100');
    await shop.goto('/arcade/games/orbital-salvage/catalog/cobalt-suit');
    await shop.getByRole('button', { name: 'Buy for 12 coins' }).click();
    await shop.getByRole('alertdialog').getByRole('button', { name: 'Buy for 12 coins' }).click();
    await expect(shop.getByRole('button', { name: 'You own this' })).toBeVisible();
    await players.close();

    await logInToConsole(page, `${siteOf(baseURL)}/console/northlight-forge`);
    await page.getByRole('link', { name: 'Money' }).click();
    await expect(page.getByRole('heading', { name: 'Payouts are off' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Cobalt Suit Orbital Salvage 1 12' })).toBeVisible();
    await expectAccessible(page, 'coins');
    await command('money', 'rate', '10000', '--currency', 'EUR', '--minimum', '10');
    await command('money', 'share', '70');
    await page.reload();
    await expect(page.getByText('You can request a payout from 10.00 EUR on.')).toBeVisible();

    await server.moveAhead(32 * DAY);
    await command('job', 'run', 'statements');
    // The session has ended meanwhile.
    await logInToConsole(page, `${siteOf(baseURL)}/console/northlight-forge/money`);
    await expect(page.getByRole('heading', { name: 'Balance: 84.00 EUR' })).toBeVisible();
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^CSV of/ }).click(),
    ]);
    expect(readFileSync(await csv.path(), 'utf8')).toContain(
      'orbital-salvage,Orbital Salvage,cobalt-suit,Cobalt Suit,1,12,84.00,EUR',
    );
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^PDF of/ }).click(),
    ]);
    expect(
      readFileSync(await pdf.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await expectAccessible(page, 'statement');

    await page.getByRole('button', { name: 'Whole balance' }).click();
    await page.getByRole('button', { name: 'Request payout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Request' }).click();
    await expect(page.getByText(/^Your payout is waiting for the operator/)).toBeVisible();
    const [id = ''] = (await command('payouts', 'list')).split(' ');
    expect(await command('payouts', 'settle', id, '--reference', 'SEPA 77')).toContain('is settled.');
    await page.reload();
    await expect(page.getByText('Reference: SEPA 77')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Balance: 0.00 EUR' })).toBeVisible();
    await expectAccessible(page, 'settled');
    expect(await command('check-ledger')).toContain('The ledger balances');
  } finally {
    await server.stop();
  }
});

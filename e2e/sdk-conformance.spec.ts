import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { logInQuickly, signUpQuickly } from './pages/own-player';
import type { CallEnd } from './pages/sdk-game';
import { SdkGame } from './pages/sdk-game';

/** Every method of the SDK with a result, with valid arguments. `openLogin` has its own test. */
const calls: readonly (readonly [method: string, ...args: readonly unknown[]])[] = [
  ['user.isLoggedIn'],
  ['user.getName'],
  ['user.getAlias'],
  ['user.getCoins'],
  ['user.token'],
  ['inventory.catalog'],
  ['inventory.owned'],
  ['inventory.itemUrl', 'slow-wicks'],
  ['leaderboard.top', 'main'],
  ['leaderboard.friends', 'main'],
  ['leaderboard.mine', 'main'],
  ['leaderboard.stats', 'main'],
  ['leaderboard.startRun', 'main'],
  ['leaderboard.post', 'main', 7],
  ['save.write', { level: 2 }, { slot: 3, name: 'Camp' }],
  ['save.load', 3],
  ['save.all'],
  ['save.delete', 3],
  ['save.clear'],
  ['mail.check'],
  ['mail.unsubscribe'],
  ['achievement.list'],
  ['achievement.progress', 'sky-river', 40],
  ['achievement.unlock', 'first-light'],
];

/** Methods that ask a logged-in player. */
const asking = [['inventory.purchase', 'slow-wicks'], ['mail.subscribe'], ['mail.toggle']] as const;

async function ends(game: SdkGame, list: readonly (readonly [string, ...unknown[]])[]) {
  const ended: Record<string, CallEnd> = {};
  // Sequential, below the rate limit of a frame.
  for (const [method, ...args] of list) ended[method] = await game.call(method, ...args);
  return ended;
}

const codes = (ended: Readonly<Record<string, CallEnd>>) =>
  Object.fromEntries(Object.entries(ended).map(([method, { code }]) => [method, code]));

/** Returns true if the demo game has a board, according to the API. */
const hasBoard = (page: Page) =>
  page.evaluate(
    async () => (await fetch('/v1/public/arcade/gp/game/lantern-drift/leaderboards/main/stats')).status === 200,
  );

const all = (code: string, methods: readonly (readonly [string, ...unknown[]])[] = calls) =>
  Object.fromEntries(methods.map(([method]) => [method, code]));

test('every SDK method returns a result for a player @desktop', async ({ page }) => {
  const name = await signUpQuickly(page, 'conform');
  const game = await SdkGame.open(page);
  await game.call('session.gameplayStart');
  const ended = await ends(game, calls);
  const board = (await hasBoard(page)) ? 'ok' : 'err_not_found';
  const boards = calls.filter(([method]) => method.startsWith('leaderboard.'));
  expect(codes(ended)).toEqual({ ...all('ok'), ...all(board, boards) });
  expect(ended['user.getName']?.value).toBe(name);
  expect(ended['user.getCoins']?.value).toBe(0);
  expect(ended['user.token']?.value).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(ended['inventory.itemUrl']?.value).toMatch(/\/arcade\/games\/lantern-drift\/catalog\/slow-wicks$/);
  expect(ended['save.load']?.value).toMatchObject({ name: 'Camp', data: { level: 2 }, version: 1 });
  expect(ended['achievement.progress']?.value).toEqual({ unlocked: false, percent: 40 });
  for (const [method, ...args] of asking) {
    expect((await game.call(method, ...args)).value).toMatchObject({ asked: true });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    // The same question is allowed again only after a while.
    if (method !== 'inventory.purchase') break;
  }
  expect((await game.call('mail.toggle')).code).toBe('err_too_many_requests');
});

test('guests store saves and scores in the game, and other methods require a player', async ({ page }) => {
  const game = await SdkGame.open(page);
  const ended = codes(await ends(game, calls));
  const board = (await hasBoard(page)) ? 'ok' : 'err_not_found';
  const priv = [
    'user.getName',
    'user.getAlias',
    'user.getCoins',
    'user.token',
    'inventory.owned',
    'leaderboard.friends',
    'leaderboard.startRun',
    'mail.check',
  ];
  expect(ended).toEqual({
    ...all('ok'),
    ...all(
      'err_unauthenticated',
      [...priv, 'mail.unsubscribe'].map((method) => [method] as const),
    ),
    ...all(
      board,
      ['top', 'stats', 'mine', 'post'].map((name) => [`leaderboard.${name}`] as const),
    ),
  });
  expect(codes(await ends(game, asking))).toEqual(all('err_unauthenticated', asking));
  expect((await game.call('user.openLogin')).code).toBe('ok');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => game.heard('pause')).toHaveLength(1);
  await page.keyboard.press('Escape');
  expect((await game.call('user.openLogin')).code).toBe('err_too_many_requests');
});

test.describe('without a connection', () => {
  test.use({ allowedComplaints: [/net::ERR_INTERNET_DISCONNECTED|WebSocket connection/] });

  test('calls that need the server reject offline, and others succeed', async ({ page, context }) => {
    await signUpQuickly(page, 'offline');
    const game = await SdkGame.open(page);
    await context.setOffline(true);
    const here = ['user.isLoggedIn', 'user.getName', 'user.getAlias', 'user.getCoins'].map(
      (method) => [method] as const,
    );
    const ended = codes(await ends(game, calls));
    // A run and its score need a play session, which cannot be opened. The calls may be repeated.
    const unavailable = all('err_unavailable', [['leaderboard.startRun'], ['leaderboard.post']]);
    expect(ended).toEqual({ ...all('err_network'), ...all('ok', here), ...unavailable });
    await context.setOffline(false);
    await expect.poll(async () => (await game.call('save.all')).code).toBe('ok');
  });
});

test('all waiting calls reject after ten seconds without a response', async ({ page }) => {
  await signUpQuickly(page, 'slow');
  const game = await SdkGame.open(page);
  const waiting: (() => void)[] = [];
  await page.route(/\/(saves|leaderboards|mails|inventory)\//, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.abort().catch(() => undefined);
  });
  const before = Date.now();
  const methods = ['save.all', 'leaderboard.stats', 'mail.check', 'inventory.owned'] as const;
  const ended = await Promise.all(
    methods.map((method) => game.call(method, ...(method === 'leaderboard.stats' ? ['main'] : []))),
  );
  expect(ended.map(({ code }) => code)).toEqual(methods.map(() => 'err_timeout'));
  expect(Date.now() - before).toBeLessThan(12_000);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('leaving the game closes its open dialog, and returning starts fresh', async ({ page }) => {
  await logInQuickly(page, 'nova');
  const game = await SdkGame.open(page);
  await game.call('inventory.purchase', 'slow-wicks');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.evaluate(() => {
    history.back();
  });
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const again = await SdkGame.open(page);
  expect((await again.call('inventory.purchase', 'slow-wicks')).value).toEqual({ asked: true });
  await page.keyboard.press('Escape');
});

test('a thousand calls pass the bridge, with measured speed', async ({ page }) => {
  test.setTimeout(180_000);
  const game = await SdkGame.open(page);
  const times = [...(await game.times('user.isLoggedIn', 1_000))].sort((a, b) => a - b);
  expect(times).toHaveLength(1_000);
  const [median, last] = [times[500], times[990]].map((time) => time?.toFixed(2));
  const measured = `1000 x user.isLoggedIn: median ${String(median)} ms, 99 of 100 within ${String(last)} ms`;
  test.info().annotations.push({ type: 'round trip', description: measured });
  console.log(measured);
});

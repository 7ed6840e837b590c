import type { Frame, Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { expectAccessible, siteOf } from './pages/developer-site';
import { holocade } from './pages/holocade-command';
import { projectOfTests } from './pages/new-project';
import { signUpQuickly } from './pages/own-player';

const project = projectOfTests();
test.use({ allowedComplaints: [/404/] });
test.setTimeout(180_000);

const FACTS = {
  slug: 'test-ride',
  title: 'Test Ride',
  genre: { slug: 'action', title: 'Action' },
  category: { slug: 'arcade', title: 'Arcade' },
  boards: [{ slug: 'round', title: 'Best round', order: 'highest-first' }],
  items: [{ slug: 'red-comet', name: 'Red Comet', price: 4, place: 'shop' }],
};
/** Loads the SDK of the portal and marks the document once it is connected. */
const SCRIPT = `const portal = new URLSearchParams(location.search).get('holocade_origin');
const script = document.createElement('script');
script.crossOrigin = 'anonymous';
script.src = portal.replace('//', '//static.') + '/sdk/v1/holocade-sdk.global.js';
script.addEventListener('load', () => holocade.init().then((environment) => (document.documentElement.dataset.environment = environment)));
document.head.append(script);`;

type Sdk = typeof globalThis & {
  readonly holocade: Readonly<Record<string, Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>>>;
};

/** Calls a method of the SDK in a frame. Returns its result as JSON, or the code of its error. */
const call = (frame: Frame, method: string, ...args: readonly unknown[]): Promise<string> =>
  frame.evaluate(
    async ([name, given]) => {
      const [object = '', member = ''] = name.split('.');
      try {
        return JSON.stringify(await (globalThis as Sdk).holocade[object]?.[member]?.(...given)) ?? 'done';
      } catch (error) {
        return (error as { code?: string }).code ?? String(error);
      }
    },
    [method, args] as const,
  );

/** Presses Play and returns the frame of the connected game. */
async function play(page: Page): Promise<Frame> {
  await page.getByRole('button', { name: /^Play/ }).click();
  const find = () => page.frames().find((one) => one.url().includes('.play.'));
  // A frame that navigates has no document for a moment.
  const environment = () =>
    find()
      ?.evaluate(() => document.documentElement.dataset['environment'])
      .catch(() => undefined);
  await expect.poll(environment).toBe('portal');
  const frame = find();
  if (!frame) throw new Error('The frame of the game is gone.');
  return frame;
}

/** Returns the data of a reading call, as JSON. */
const read = (page: Page, path: string): Promise<string> =>
  page.evaluate(
    async (address) => JSON.stringify(((await (await fetch(address)).json()) as { data: unknown }).data),
    path,
  );

test('a test user accepts, plays the draft with score, save and purchase, and loses it when removed @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  project().write(
    'build/index.html',
    '<!doctype html><title>Ride</title><h1>Released</h1><script src="game.js"></script>',
  );
  project().write('build/game.js', SCRIPT);
  project().write('build/game.json', JSON.stringify(FACTS));
  const publish = ['publish', `${project().folder}/build`, '--developer', 'paper-moon', '--no-check'];
  await holocade(publish, port);
  project().write('build/index.html', '<!doctype html><title>Ride</title><h1>Next</h1><script src="game.js"></script>');
  await holocade([...publish, '--draft'], port);
  const player = await (await browser.newContext()).newPage();
  const [member, tester] = [await signUpQuickly(page, 'boss'), await signUpQuickly(player, 'tester')];
  await holocade(['user', 'promote', member, 'paper-moon', '--role', 'publisher'], port);

  // The member invites.
  await page.goto(`${siteOf(baseURL)}/console/paper-moon/games/test-ride`);
  await page.getByRole('link', { name: 'Test users' }).click();
  await page.getByLabel('Username or email').fill(tester);
  await page.getByRole('button', { name: 'Invite' }).click();
  const row = page.getByRole('list', { name: 'Test users' }).getByRole('listitem').filter({ hasText: tester });
  await expect(row).toContainText('Invited');
  await expectAccessible(page, 'test users');

  // The player sees nothing of the draft, accepts and opens the test version.
  await player.goto('/arcade/games/test-ride');
  await expect(player.getByRole('link', { name: 'Open the test version' })).toHaveCount(0);
  await player.getByRole('button', { name: /^Notifications/ }).click();
  await player.getByRole('dialog').getByRole('link', { name: 'Test “Test Ride”' }).click();
  await expect(player.getByRole('heading', { level: 1, name: 'Games you test' })).toBeVisible();
  await player.getByRole('list', { name: 'Invitations' }).getByText('Accept', { exact: true }).click();
  await expect(player.getByRole('link', { name: 'Open the test version of Test Ride' })).toBeVisible();
  await expectAccessible(player, 'own tests');
  await player.goto('/arcade/games/test-ride');
  await player.getByRole('link', { name: 'Open the test version' }).click();
  await expect(player.getByText(/^Test version: only test users/)).toBeVisible();
  await expect(player.getByRole('link', { name: 'Open the released version' })).toBeVisible();
  const address = player.url();

  // The player plays.
  const frame = await play(player);
  await expect(player.frameLocator('iframe').getByRole('heading', { name: 'Next' })).toBeVisible();
  await expect.poll(() => call(frame, 'leaderboard.post', 'round', 40)).toContain('"improved":true');
  expect(await call(frame, 'save.write', { level: 3 })).toContain('"version":1');
  expect(await call(frame, 'mail.subscribe', 'developer')).toBe('err_forbidden');
  expect(await call(frame, 'inventory.purchase', 'red-comet')).toContain('"asked":true');
  const dialog = player.getByRole('alertdialog');
  await expect(dialog).toContainText('This is a test. It costs nothing');
  await dialog.getByRole('button', { name: 'Get it' }).click();
  await expect.poll(() => call(frame, 'inventory.owned')).toContain('red-comet');

  // The released version, the account and the receipts show nothing of it.
  const gp = '/v1/public/arcade/gp/game/test-ride/leaderboards/round/scores/10';
  expect(await read(player, gp)).toContain('"scores":[]');
  expect(await read(player, '/v1/private/user/arcade/gp/game/test-ride/saves/all')).toBe('{}');
  expect(await read(player, '/v1/private/user/arcade/game/inventory/test-ride/get')).toContain('"items":[]');
  expect(await read(player, '/v1/private/user/account/inventory')).toContain('"games":[]');
  expect(await read(player, '/v1/private/user/account/shop')).toContain('"total":0');
  expect(await read(player, '/v1/private/user/account/history')).toContain('"plays":0');
  expect(await read(player, '/v1/public/global/search?query=Test%20Ride')).not.toContain('draft-');

  // The member removes the test user: the running game and the page lose the draft.
  await page.reload();
  await expect(row).toContainText('Last played');
  await page.getByRole('button', { name: `Remove ${tester}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No test users')).toBeVisible();
  expect(await call(frame, 'save.write', { level: 4 })).toBe('err_not_found');
  expect((await player.goto(address))?.status()).toBe(404);
  await player.goto('/arcade/games/test-ride');
  await expect(player.getByRole('link', { name: 'Open the test version' })).toHaveCount(0);
  await holocade(['draft', 'remove', 'test-ride'], port);
});

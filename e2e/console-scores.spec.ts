import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { expectAccessible, siteOf } from './pages/developer-site';
import { holocade } from './pages/holocade-command';
import { signUpQuickly } from './pages/own-player';

const API = '/v1/private/user/arcade/gp';

/** Makes a call of the page's player, and returns its standing or its status. */
const call = (page: Page, method: string, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([verb, address, text]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: verb, headers, body: text });
      const { data } = (await answer.json()) as { readonly data: { readonly standing?: string } | null };
      return data?.standing ?? answer.status;
    },
    [method, path, JSON.stringify(body)] as const,
  );

test('a member accepts a set-aside score, bans the player and ends the ban', async ({ page, browser, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const site = `${siteOf(baseURL)}/console`;
  const player = await (await browser.newContext()).newPage();
  const [member, cheat] = [await signUpQuickly(page, 'judge'), await signUpQuickly(player, 'quick')];
  await holocade(['user', 'promote', member, 'paper-moon', '--role', 'support'], port);
  expect(await call(player, 'PUT', `${API}/history/session/glyph-gate/start`, {})).toBe(200);
  const post = (score: number) =>
    call(player, 'POST', `${API}/game/glyph-gate/leaderboards/stars/scores/post`, { score });
  expect(await post(36)).toBe('quarantined');

  await page.goto(`${site}/paper-moon/games/glyph-gate`);
  await page.getByRole('link', { name: 'Scores' }).click();
  const waiting = page.getByRole('list', { name: 'Set-aside scores' });
  const row = waiting.getByRole('listitem').filter({ hasText: cheat });
  await expect(row).toContainText('More than the plausible score a minute');
  await expectAccessible(page, 'set aside');
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Accept \d/ }).click();
  const board = page.getByRole('list', { name: 'Scores on the board' });
  await expect(board).toContainText(cheat);
  await expect(row).toHaveCount(0);

  await page.getByLabel('Username').fill(cheat);
  await page.getByLabel('Reason').fill('No gate opens so fast.');
  await page.getByRole('button', { name: 'Ban player' }).click();
  await expect(page.getByRole('list', { name: 'Bans' })).toContainText(cheat);
  await expect(board).not.toContainText(cheat);
  expect(await post(36)).toBe(403);
  await player.goto('/account/inbox');
  await expect(player.getByText(/No gate opens so fast/).first()).toBeVisible();

  await page.getByRole('button', { name: `End the ban of ${cheat}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the ban' }).click();
  await expect(board).toContainText(cheat);
  await page.getByRole('button', { name: new RegExp(`^Remove this score: ${cheat}`) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(board).not.toContainText(cheat);
  await expectAccessible(page, 'decided');
});

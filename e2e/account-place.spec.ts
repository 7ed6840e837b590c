import { expect, test } from './fixtures/test';
import { logInQuickly, signUpQuickly } from './pages/own-player';
import { play } from './pages/play-sessions';

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('the play history shows times in the player’s time zone', async ({ page }) => {
    await signUpQuickly(page, 'east');
    await play(page, 'pulse-saber');
    await page.goto('/account/history');
    const began = page.getByRole('main').getByRole('listitem').locator('time');
    const byTheWall = await began.evaluate((time) =>
      new Date(time.getAttribute('datetime') ?? '').toLocaleTimeString('en-US', { timeStyle: 'short' }),
    );
    await expect(began).toHaveText(byTheWall.replace('\u202f', ' '));
    // A reloaded page starts in the server-rendered state.
    await page.reload({ waitUntil: 'networkidle' });
    await expect(began).toHaveText(byTheWall.replace('\u202f', ' '));
  });
});

test('a play appears on the account’s home and in the history until it is deleted', async ({ page }) => {
  const name = await signUpQuickly(page, 'past');
  await expect(page.getByText('Games you play will show up here.')).toBeVisible();
  await play(page, 'pulse-saber');
  await play(page, 'lantern-drift');
  await page.goto('/account/home');
  const resume = page.getByRole('region', { name: 'Continue playing' });
  await expect(resume.getByRole('link', { name: 'Continue Pulse Saber' })).toBeVisible();
  await resume.getByRole('link', { name: 'Play history' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Play history' })).toBeVisible();
  const deleting = page.getByRole('button', { name: /^Remove play session of Pulse Saber/ });
  await deleting.click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(deleting).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Lantern Drift' })).toBeVisible();
  await page.goto(`/community/user/${name}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Played Lantern Drift')).toBeVisible();
  await expect(main.getByText(/Pulse Saber/)).toHaveCount(0);

  await page.goto('/account/history');
  await page.getByRole('button', { name: 'Delete all' }).click();
  await dialog.getByRole('textbox').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('Nothing played yet')).toBeVisible();
});

test('achievements are grouped by game and can be filtered @phone', async ({ page }) => {
  await logInQuickly(page, 'nova');
  await page.goto('/account/achievement');
  const game = page.getByRole('region', { name: 'Pulse Saber' });
  await expect(game.getByText(/of players have this/).first()).toBeVisible();
  await expect(game.getByText('Locked').first()).toBeVisible();
  await page.getByRole('link', { name: 'Earned', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/achievement\?show=earned$/);
  await expect(game.getByText('First Cut')).toBeVisible();
  await expect(game.getByText('Locked')).toHaveCount(0);
  await game.getByRole('link', { name: 'Pulse Saber' }).click();
  await expect(page).toHaveURL(/\/arcade\/games\/pulse-saber$/);
});

test('the activity lists actions by kind and marks private ones', async ({ page }) => {
  await signUpQuickly(page, 'doer');
  await play(page, 'pulse-saber');
  const status = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ group: 'privacy', field: 'play_history', value: 'none' });
    return (await fetch('/v1/private/user/account/settings', { method: 'PATCH', headers, body })).status;
  });
  expect(status).toBe(200);
  await page.goto('/account/activity');
  const entry = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect(entry).toHaveText(/Played Pulse Saber.*Only you see this/);
  await page.getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('the row of account pages stays where it was scrolled, during hydration and a change of the height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInQuickly(page, 'nova');
  let hydrate = (): void => undefined;
  const held = new Promise<void>((resolve) => (hydrate = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/account/home', { waitUntil: 'domcontentloaded' });
  const row = page.getByRole('navigation', { name: 'Account pages' }).getByRole('list');
  const end = await row.evaluate((list) => {
    list.scrollLeft = list.scrollWidth;
    return list.scrollLeft;
  });
  expect(end).toBeGreaterThan(0);
  const scrolled = () => row.evaluate((list) => list.scrollLeft);
  hydrate();
  await expect
    .poll(() => row.evaluate((list) => Object.keys(list).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  expect(await scrolled()).toBe(end);
  const resized = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('resize', () => resolve(), { once: true });
      }),
  );
  await page.setViewportSize({ width: 390, height: 700 });
  await resized;
  expect(await scrolled()).toBe(end);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

import type { Page, TestInfo } from '@playwright/test';
import { request } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';
import { siteOf } from './pages/developer-site';
import { holocade, unpublish } from './pages/holocade-command';
import { Mailbox, VERIFY_MAIL } from './pages/mailbox';
import { noticesOf } from './pages/notices';
import { GameVisit, OwnGame } from './pages/own-game';
import { ReviewsSection } from './pages/reviews-section';
import { SandboxCheckout } from './pages/sandbox-checkout';

/** Timeout of a publication, whose check plays the build. */
const PUBLISHED = { timeout: 120_000 };
/** Sessions that Health needs of each build to compare them. */
const COMPARED_SESSIONS = 30;
const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const REVIEW = 'The cubes dance well. Will there be a second song?';
const ANSWER = 'Thank you! The second song comes with the next version.';

// The second version throws an error in every play, and the first one after a score.
test.use({ allowedComplaints: [/no second song|no room for the trophy/i] });

/** Expects that a page fits the window in three sizes, and takes a picture of each. */
async function look(page: Page, name: string, info: TestInfo): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wider, `${name} at ${String(size.width)}`).toBeLessThanOrEqual(0);
    await page.screenshot({ path: info.outputPath(`${name}-${String(size.width)}.png`) });
  }
}

/** Sends the report of a play as further visitors of the game, until the build has enough sessions for a comparison. */
async function addVisitors(page: Page, slug: string, report: string): Promise<void> {
  const { host, origin, port } = new URL(page.url());
  const browser = await page.evaluate(() => navigator.userAgent);
  for (let visitor = 1; visitor < COMPARED_SESSIONS; visitor += 1) {
    const userAgent = `${browser} Visitor/${String(visitor)}`;
    const headers = { host, origin, 'content-type': 'application/json' };
    // Without cookies, so that each one is another visitor.
    const other = await request.newContext({ userAgent, extraHTTPHeaders: headers });
    const send = async () => {
      const answer = await other.post(`http://127.0.0.1:${port}/v1/public/arcade/game/${slug}/health`, {
        data: report,
      });
      return answer.status();
    };
    // Other tests use the limit of this address, too.
    await expect.poll(send, { timeout: 70_000 }).toBe(200);
    await other.dispose();
  }
}

test('a new developer publishes a template, hears from players, and rolls a worse version back @desktop', async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.setTimeout(300_000);
  const portal = baseURL ?? '';
  const { port } = new URL(portal);
  const site = siteOf(portal);
  const slug = `journey-${Date.now().toString(36)}`;
  const game = new OwnGame(slug, portal);
  const home = `${site}/console/studio-${slug}`;
  const player = new GameVisit(await (await browser.newContext({ baseURL: portal })).newPage(), slug);

  await test.step('a visitor signs up', async () => {
    await page.goto('/');
    const auth = new AuthDialog(page);
    const name = await auth.signUp('maker');
    await auth.goHome();
    await page.goto(await new Mailbox(page, `${name}@example.com`).link(VERIFY_MAIL));
    await expect(page.getByRole('heading', { level: 1, name: /verified/i })).toBeVisible();
  });

  await test.step('become a developer', async () => {
    await page.getByRole('link', { name: 'Developer Area' }).click();
    await page.waitForURL(`${site}/`);
    await look(page, '01-site', info);
    await page.getByRole('link', { name: 'Console', exact: true }).first().click();
    await page.getByLabel('Name').fill(`Studio ${slug}`);
    await page.getByRole('checkbox').check();
    await look(page, '02-become', info);
    await page.getByRole('button', { name: 'Become a developer' }).click();
    await expect(page.getByText('No games yet')).toBeVisible();
    await look(page, '03-no-games', info);
  });

  await test.step('upload the build as a draft', async () => {
    await page.getByRole('link', { name: 'New game' }).click();
    await look(page, '04-new-game', info);
    await page.getByLabel('Folder').setInputFiles(game.folder);
    await expect(page.getByRole('heading', { name: /^Draft .* is ready$/ })).toBeVisible(PUBLISHED);
    await look(page, '05-draft-ready', info);
  });

  await test.step('try the draft in the emulated headset', async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open the draft' }).click();
    const draft = await opened;
    const visit = new GameVisit(draft, slug);
    await draft.getByRole('button', { name: 'Simulate a VR headset' }).click();
    await visit.frame.getByRole('button', { name: /enter vr/i }).click();
    const eyes = visit.frame.locator('[data-webxr_runtime]');
    await expect(eyes.first()).toBeVisible();
    await look(draft, '06-draft-in-vr', info);
    await draft.keyboard.press('Escape');
    await expect(eyes).toHaveCount(0);
    await draft.close();
  });

  await test.step('release the draft', async () => {
    await page.getByRole('link', { name: 'Go to the game' }).click();
    await page.getByLabel('Version of the release (optional)').fill('1.0.0');
    await look(page, '07-release', info);
    await page.getByRole('button', { name: 'Release', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
    await expect(page.getByRole('heading', { name: '1.0.0 is released' })).toBeVisible(PUBLISHED);
    await look(page, '08-released', info);
  });

  await test.step('play it as another user, with a score, an error, a purchase and a review', async () => {
    const { page: guest } = player;
    await guest.goto('/');
    const auth = new AuthDialog(guest);
    await auth.signUp('fan');
    await auth.goHome();
    await guest.goto('/market');
    await guest.getByRole('button', { name: 'Buy 10 coins for $0.99' }).click();
    const checkout = new SandboxCheckout(guest);
    await checkout.expectPrice('$0.99');
    await checkout.press('Pay');
    await expect(guest.getByRole('heading', { level: 1, name: 'Purchase Complete' })).toBeVisible();
    await player.play(1);
    await player.score.click();
    await expect(player.score).toHaveText('Score: improved');
    await player.lamp.click();
    await guest.getByRole('alertdialog').getByRole('button', { name: 'Buy for 5 coins' }).click();
    await expect(player.lamp).toHaveText('The lamp is mine');
    await look(guest, '09-played', info);
    await player.leave();
    const reviews = new ReviewsSection(guest);
    await reviews.open(slug);
    await reviews.begin();
    await reviews.fillIn(REVIEW, 4);
    await reviews.submit();
    await expect(noticesOf(guest).getByText('Your review has been published.')).toBeVisible();
    await player.play(1);
    const report = await player.leave();
    expect(JSON.parse(report)).toMatchObject({ version: '1.0.0', started: true, errors: [] });
    await addVisitors(guest, slug, report);
  });

  await test.step('see play, score, error, purchase and review in the console', async () => {
    await holocade(['job', 'run', 'statistics'], port);
    await page.goto(`${home}/games/${slug}`);
    await page.getByRole('link', { name: 'Statistics' }).click();
    await expect(page.getByText(/^Today so far: 1 play by 1 player/)).toContainText(
      '1 score, 1 purchase for 5 coins, 1 review',
    );
    await look(page, '10-statistics', info);
    await page.goBack();
    await page.getByRole('link', { name: 'Scores' }).click();
    await expect(page.getByRole('list', { name: 'Scores on the board' })).toContainText('42');
    await look(page, '11-scores', info);
    await page.goBack();
    await page.getByRole('link', { name: 'Health' }).click();
    await expect(page.getByRole('region', { name: 'Errors', exact: true })).toContainText('No room for the trophy');
    await look(page, '12-health', info);
    await page.goBack();
  });

  await test.step('answer the review', async () => {
    await page.getByRole('link', { name: 'Reviews' }).click();
    const review = page.getByRole('listitem').filter({ hasText: REVIEW });
    await review.getByRole('button', { name: 'Answer' }).click();
    await review.getByLabel('Your answer').fill(ANSWER);
    await look(page, '13-review', info);
    await review.getByRole('button', { name: 'Send answer' }).click();
    await expect(review.getByRole('heading', { name: 'Your team’s answer' })).toBeVisible();
    await player.page.goto('/account/inbox');
    await player.page.getByText(`Studio ${slug} answered your review`).first().click();
    await expect(player.page.getByText(ANSWER)).toBeVisible();
  });

  await test.step('publish the second version from a shell', async () => {
    await page.getByRole('link', { name: 'Tokens' }).click();
    await page.getByLabel('Name').fill('Build server');
    await page.getByRole('button', { name: 'Create token' }).click();
    const shown = page.getByText(/^hol_[\w-]{43}$/);
    await expect(shown).toBeInViewport();
    await look(page, '14-token', info);
    const token = await shown.innerText();
    game.write(2, '\nthrow new Error("No second song");');
    const args = ['publish', game.folder, '--remote', portal, '--developer', `studio-${slug}`];
    expect(await holocade(args, port, { HOLOCADE_TOKEN: token })).toContain(`${slug} 1.0.1 is published`);
  });

  await test.step('see that it is worse', async () => {
    await player.play(2);
    const report = await player.leave();
    expect(JSON.parse(report)).toMatchObject({
      version: '1.0.1',
      errors: [{ message: expect.stringContaining('No second song') }],
    });
    await addVisitors(player.page, slug, report);
    await holocade(['job', 'run', 'health'], port);
    await page.goto('/account/inbox');
    const notice = page.getByText(`${game.title} 1.0.1 is worse`).first();
    await expect(notice).toBeVisible();
    await look(page, '15-inbox', info);
    await notice.click();
    await page.waitForURL(`${home}/games/${slug}/health`);
    await expect(page.getByRole('heading', { name: '1.0.1 is worse than 1.0.0' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Errors', exact: true })).toContainText('No second song');
    await look(page, '16-worse', info);
  });

  await test.step('roll the worse version back', async () => {
    await page.getByRole('link', { name: 'Go to the builds' }).click();
    await page.getByRole('button', { name: 'Roll back to 1.0.0' }).click();
    await expect(page.getByRole('heading', { name: '1.0.0 Opens by default' })).toBeVisible();
    await look(page, '17-rolled-back', info);
    await player.play(1);
  });
  await player.page.context().close();
  await unpublish(slug, port);
});

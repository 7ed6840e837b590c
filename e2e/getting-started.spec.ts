import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { projectOfTests } from './pages/new-project';
import { signUpQuickly } from './pages/own-player';

const TAPS = 5;
/** The game's ten seconds, and a margin for a slow machine. */
const ROUND = { timeout: 25_000 };

const project = projectOfTests();
// The guide's page has no icon.
test.use({ allowedHosts: ['localhost'], allowedComplaints: [/favicon\.ico/] });
test.setTimeout(180_000);

/** Returns the words of the first command that starts with this text in a shell block, as typed. */
async function commandOf(page: Page, start: string): Promise<readonly string[]> {
  const blocks = await page.locator('figure:not([data-file]) code').allTextContents();
  const line = blocks.flatMap((block) => block.split('\n')).find((one) => one.startsWith(start));
  if (line === undefined) throw new Error(`The page contains no command “${start}”.`);
  return line.slice(start.length).trim().split(' ').filter(Boolean);
}

async function tapTheStar(place: Page | FrameLocator, player: string): Promise<void> {
  for (let n = 0; n < TAPS; n += 1) await place.locator('canvas').click({ position: { x: 300, y: 200 } });
  await expect(place.locator('#status')).toHaveText(`${String(TAPS)} taps. Again?`, ROUND);
  await expect(place.locator('#board li')).toHaveText([`${player}: ${String(TAPS)}`]);
}

test('getting started, followed exactly: a new page has a scoreboard, alone and in the portal', async ({
  page,
  baseURL,
}) => {
  const portal = baseURL ?? '';
  await page.goto(`${portal.replace('//', '//developer.')}/getting-started`);
  for (const figure of await page.locator('figure[data-file]').all())
    project().write((await figure.getAttribute('data-file')) ?? '', await figure.locator('code').innerText());
  const serving = await commandOf(page, 'npx vite');
  const building = await commandOf(page, 'npx vite build');
  const publishing = await commandOf(page, 'npm run holocade --');

  await test.step('on the developer’s own machine', async () => {
    await page.goto(await project().serve(serving));
    await tapTheStar(page, 'Guest');
  });

  const output = await test.step('published by the command', async () => {
    await project().vite(['build', ...building]);
    const args = publishing.map((word) => word.replace('/path/to/star-tap', project().folder));
    return project().holocade(args, new URL(portal).port);
  });
  expect(output).toMatch(/star-tap \d+\.\d+\.\d+ is published/);

  await test.step('in the portal, logged in', async () => {
    const address = /Page: (\S+)/.exec(output)?.[1] ?? '';
    await page.goto('/');
    const player = await signUpQuickly(page, 'tapper');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Star Tap' })).toBeVisible();
    await page.getByRole('button', { name: /^Play/ }).click();
    await tapTheStar(page.frameLocator('iframe'), player);
    const scores = '/v1/public/arcade/gp/game/star-tap/leaderboards/main/scores/5';
    const board = await page.evaluate(async (path) => (await fetch(path)).text(), scores);
    expect(JSON.parse(board)).toMatchObject({ data: { scores: [{ username: player, score: TAPS }] } });
  });
});

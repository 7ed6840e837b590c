import { expect, test } from './fixtures/test';
import { holocade } from './pages/holocade-command';
import { projectOfTests } from './pages/new-project';

const project = projectOfTests();
test.use({ allowedComplaints: [/404/] });
test.setTimeout(120_000);

const FACTS = {
  slug: 'quiet-draft',
  title: 'Quiet Draft',
  genre: { slug: 'action', title: 'Action' },
  category: { slug: 'arcade', title: 'Arcade' },
};

test('a draft is playable only by its private link until the link is renewed @desktop @repeat', async ({
  page,
  browser,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  project().write('build/index.html', '<!doctype html><title>Draft</title><h1>Draft build</h1>');
  project().write('build/game.json', JSON.stringify(FACTS));
  const args = ['publish', `${project().folder}/build`, '--developer', 'paper-moon', '--draft', '--no-check'];
  const printed = await holocade(args, port);
  const link = /(http\S+[?&#]\S+)/.exec(printed)?.[1] ?? printed;

  await page.goto(link, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet Draft' })).toBeVisible();
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Draft build' })).toBeVisible();
  const address = page.url();

  const stranger = await (await browser.newContext()).newPage();
  expect((await stranger.goto(address))?.status()).toBe(404);

  await holocade(['draft', 'renew', 'quiet-draft'], port);
  expect((await page.goto(address))?.status()).toBe(404);
  await page.goto(link);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await holocade(['draft', 'remove', 'quiet-draft'], port);
});

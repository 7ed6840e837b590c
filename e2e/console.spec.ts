import { zipSync } from 'fflate';
import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures/test';
import { expectAccessible, logInToConsole, siteOf } from './pages/developer-site';
import { unpublish } from './pages/holocade-command';
import { Mailbox, VERIFY_MAIL } from './pages/mailbox';
import { signUpQuickly } from './pages/own-player';
import { copyOfTemplate } from './pages/template-game';

/** Timeout of a publication, whose check plays the build. */
const PUBLISHED = { timeout: 120_000 };

/** Packs a build as a zip archive. */
function zipOf(folder: string): Buffer {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Buffer.from(zipSync(Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name))]))));
}

/** Limit of the scripts of the console's first page, in bytes on the wire. */
const FIRST_SCRIPTS = 225_000;

test('the console’s first page stays within its limit of script bytes @phone', async ({ page, baseURL }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(`${siteOf(baseURL)}/console`, { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(FIRST_SCRIPTS);
});

test('a visitor of the console logs in on the portal and comes back @phone', async ({ page, baseURL }) => {
  const address = `${siteOf(baseURL)}/console/northlight-forge/members`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Log in to the console' })).toBeVisible();
  await expectAccessible(page, 'signed out');
  await logInToConsole(page, address);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
});

test('a new player becomes a developer, releases a draft, publishes a build and rolls back', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const site = siteOf(baseURL);
  const { port } = new URL(baseURL ?? '');
  const slug = `console-${Date.now().toString(36)}`;
  const folder = copyOfTemplate('plain', slug);
  const name = await signUpQuickly(page, 'maker');
  await page.goto(await new Mailbox(page, `${name}@example.com`).link(VERIFY_MAIL));
  await expect(page.getByRole('heading', { level: 1, name: /verified/i })).toBeVisible();

  await page.goto(`${site}/console`);
  await page.getByLabel('Name').fill(`Studio ${slug}`);
  await expect(page.getByLabel('Address')).toHaveValue(`studio-${slug}`);
  await page.getByRole('checkbox').check();
  await expectAccessible(page, 'start');
  await page.getByRole('button', { name: 'Become a developer' }).click();
  await expect(page.getByText('No games yet')).toBeVisible();
  await expectAccessible(page, 'games');

  await page.getByRole('link', { name: 'New game' }).click();
  await expectAccessible(page, 'new game');
  const zip = { name: `${slug}.zip`, mimeType: 'application/zip', buffer: zipOf(folder) };
  await page.getByLabel('Zip archive').setInputFiles(zip);
  await expect(page.getByRole('heading', { name: /^Draft .* is ready$/ })).toBeVisible(PUBLISHED);
  await expect(page.getByRole('link', { name: 'Open the draft' })).toBeVisible();
  await page.getByRole('link', { name: 'Games', exact: true }).first().click();
  await expect(page.getByText('Draft only')).toBeVisible();

  await page.goto(`${site}/console/studio-${slug}/games/${slug}`);
  await page.getByLabel('Version of the release (optional)').fill('2.0.0');
  await expectAccessible(page, 'draft');
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByRole('heading', { name: '2.0.0 is released' })).toBeVisible(PUBLISHED);
  await expect(page.getByRole('link', { name: 'Open the draft' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Details' }).click();
  await page.getByLabel('Summary').fill('Edited in the console.');
  await page.getByRole('textbox', { name: 'Description' }).fill('A line.\n\n'.repeat(100));
  await expect(page.getByRole('region', { name: 'Preview of the page' }).getByText('A line.')).toHaveCount(100);
  await expectAccessible(page, 'details');
  // The height of the bar does not follow the high previews, so the bar does not cover the form.
  const bar = page.locator('form > div', { has: page.getByRole('button', { name: 'Save' }) });
  expect((await bar.boundingBox())?.height).toBeLessThan(100);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Achievements, items and boards' }).click();
  const added = page.getByRole('region', { name: 'Achievements' });
  await added.getByRole('button', { name: 'Add an achievement' }).click();
  await added.getByLabel('Title').last().fill('From the console');
  await added.getByLabel('Text').last().fill('Added in the form.');
  await expectAccessible(page, 'lists');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.goto(`${site}/console/studio-${slug}/games/${slug}`);
  // An identical build would be refused.
  appendFileSync(join(folder, 'index.html'), '<!-- next -->');
  await page.getByRole('radio', { name: /^Release/ }).check();
  await page.getByLabel('Version (optional)').fill('2.1.0');
  await page.getByLabel('Release notes (optional)').fill('**A line** of news');
  // The browser packs the folder.
  await page.getByLabel('Folder').setInputFiles(folder);
  await expect(page.getByRole('heading', { name: '2.1.0 is published' })).toBeVisible(PUBLISHED);
  await expectAccessible(page, 'builds');
  await expect(page.getByText(/^Your developer uses .* of 20 GiB\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Release notes of 2.0.0' }).click();
  await page.getByRole('textbox', { name: 'Release notes of 2.0.0' }).fill('The first release');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The release notes of 2.0.0 are saved')).toBeVisible();
  await page.getByRole('link', { name: 'Compare 2.0.0 with the active build' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 2.0.0 and 2.1.0' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^index\.html Changed/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total size / })).toBeVisible();
  await expectAccessible(page, 'comparison');
  await page.goto(`${baseURL ?? ''}/arcade/games/${slug}`);
  const news = page.getByRole('region', { name: 'What’s new in 2.1.0' });
  await expect(news.getByText('A line of news')).toBeVisible();
  await expect(news.getByText('The first release')).toBeHidden();
  await news.getByText('2.0.0').click();
  await expect(news.getByText('The first release')).toBeVisible();
  const document = await page.request.get(`http://127.0.0.1:${port}/arcade/games/${slug}`, {
    headers: { host: new URL(baseURL ?? '').host },
  });
  expect(await document.text()).toContain('The first release');
  await page.goto(`${site}/console/studio-${slug}/games/${slug}`);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { name: 'No plays in this period' })).toBeVisible();
  await expectAccessible(page, 'statistics');
  const { title } = JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8')) as { readonly title: string };
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Roll back to 2.0.0' }).click();
  await expect(page.getByRole('heading', { name: '2.0.0 Opens by default' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: '2.1.0 Opens by default' })).toBeVisible();

  await page.getByRole('link', { name: 'Tokens' }).click();
  await page.getByLabel('Name').fill('Build server');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText(/^hol_[\w-]{43}$/)).toBeVisible();
  await expectAccessible(page, 'tokens');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Build server' })).toBeVisible();
  await expect(page.getByText(/^hol_/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Members' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
  await expectAccessible(page, 'members');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText(/2\.1\.0/).first()).toBeVisible();
  await expectAccessible(page, 'audit log');
  await unpublish(slug, port);
});

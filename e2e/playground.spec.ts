import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { siteOf } from './pages/developer-site';
import { Reviewer } from './pages/reviews-section';

const program = (page: Page): FrameLocator => page.frameLocator('#frame iframe');
const messages = (page: Page) => page.locator('#log li');

/** Opens the playground with a program and runs it. */
async function run(page: Page, baseURL: string | undefined, source: string): Promise<void> {
  const fragment = Buffer.from(source).toString('base64url');
  await page.goto(`${siteOf(baseURL)}/playground/#program=${fragment}`);
  await page.getByRole('button', { name: 'Run' }).click();
}

async function choose(page: Page, baseURL: string | undefined, title: string): Promise<void> {
  await page.goto(`${siteOf(baseURL)}/playground/`);
  await page.getByLabel('Example').selectOption(title);
  await page.getByRole('button', { name: 'Run' }).click();
}

test.describe('a program that fails', () => {
  test.use({ allowedComplaints: [/bad/] });
  test('an edited program runs and shows its output and its errors @phone', async ({ page, baseURL }) => {
    await page.goto(`${siteOf(baseURL)}/playground/`);
    const editor = page.getByRole('textbox', { name: 'Program' });
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    // Chromium styles a text that replaces a selection by an attribute, which the policy forbids without effect.
    await page.keyboard.press('Delete');
    await page.keyboard.insertText(
      '<script>console.log("sum", 1 + 2, { a: [1] }); setTimeout(() => { throw new Error("bad") })</script>',
    );
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(messages(page)).toHaveText([/^sum 3 \{\s+"a": \[\s+1\s+\]\s+\}$/, /Error: bad/]);
    await page.reload();
    await expect(editor).toContainText('1 + 2');
    await page.getByLabel('Example').selectOption('Saves');
    await expect(editor).toContainText('holocade.save.write');
    await editor.click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor).toContainText('1 + 2');
  });
});

test.describe('examples', () => {
  const presses: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['Scores', ['Play', 'Show scores'], /stats/],
    ['Saves', ['Save', 'Load', 'Delete', 'Clear'], /cleared/],
    ['Achievements', ['Log in', 'Unlock', 'Progress', 'List'], /sky-river/],
    ['Player', ['Log in'], /friends/],
    ['Items', ['Log in', 'Owned'], /^\[\]$/],
    ['Emails and ads', ['Log in', 'Unsubscribe', 'Show ad'], /state/],
  ];
  for (const [title, buttons, last] of presses)
    test(`the example ${title} runs without errors`, async ({ page, baseURL }) => {
      await choose(page, baseURL, title);
      for (const name of buttons) {
        const before = await messages(page).count();
        await program(page).getByRole('button', { name, exact: true }).click();
        if (name === 'Show ad') await program(page).getByRole('button', { name: 'Watch it' }).click();
        if (name !== 'Log in') await expect.poll(() => messages(page).count()).toBeGreaterThan(before);
      }
      await expect(messages(page).filter({ hasText: last }).first()).toBeVisible();
      await expect(page.locator('#log .error')).toHaveCount(0);
    });

  test('the example Headset enters VR with the emulated headset @desktop', async ({ page, baseURL }) => {
    await page.goto(`${siteOf(baseURL)}/playground/`);
    await page.getByLabel('Emulated headset').check();
    await page.getByLabel('Example').selectOption('Headset');
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(messages(page).filter({ hasText: 'a headset is ready' })).toBeVisible();
    await program(page).getByRole('button', { name: 'Enter VR' }).click();
    await expect(messages(page).filter({ hasText: 'left VR' })).toBeVisible();
  });
});

test('T85: a link shows its program, and runs it only after a press of Run', async ({ page, context, baseURL }) => {
  const site = siteOf(baseURL);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
  const fragment = Buffer.from('<script>console.log("ran")</script>').toString('base64url');
  await page.goto(`${site}/playground/#program=${fragment}`);
  await expect(page.locator('#notice')).toContainText('comes from a link');
  await expect(page.getByRole('textbox', { name: 'Program' })).toContainText('"ran"');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('#notice')).toHaveText('Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/playground/#program=${fragment}`);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(messages(page)).toHaveText(['ran']);
  await page.goto(`${site}/playground/#program=***`);
  await expect(page.locator('#notice')).toContainText('cannot be read');
});

test('a program is downloaded as an archive with its page', async ({ page, baseURL }) => {
  await page.goto(`${siteOf(baseURL)}/playground/`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('playground.zip');
});

test('T96: a developer runs the program as the draft of an own game, with the bridge of the portal', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const studio = await Reviewer.logIn(browser, 'studio', 'Holocade!1', baseURL);
  const { page } = studio;
  await page.goto(`${siteOf(baseURL)}/playground/`);
  const sdk = (await page.locator('#playground').getAttribute('data-sdk')) ?? '';
  await page.getByRole('textbox', { name: 'Program' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(
    `<canvas id="board"></canvas><script src="${sdk}"></script><script>
    board.getContext('2d').fillRect(0, 0, 90, 90);
    holocade.user.isLoggedIn().then((known) => console.log('logged in ' + known), () => undefined);
    </script>`,
  );
  await page.getByRole('button', { name: 'Open as your draft' }).click();
  await page.getByRole('button', { name: 'Publish as a draft' }).click();
  const open = page.getByRole('link', { name: 'Open the draft' });
  await expect(open).toBeVisible({ timeout: 90_000 });
  const opened = page.waitForEvent('popup');
  await open.click();
  const portal = await opened;
  const said: string[] = [];
  portal.on('console', (message) => said.push(message.text()));
  await portal.getByRole('button', { name: /^Play/ }).click();
  await expect.poll(() => said).toContain('logged in true');
  await studio.close();
});

test.describe('attacks', () => {
  test.use({
    // One expression: Playwright reads an array whose second entry is an object as a value with options.
    allowedComplaints: [
      /Content Security Policy|sandbox|ERR_BLOCKED_BY_|Failed to load resource|insecure|Unsafe attempt/i,
    ],
  });

  test('T85: a program reaches no storage, cookie, other page or account with any known trick', async ({
    page,
    baseURL,
  }) => {
    const portal = baseURL ?? '';
    const attempts = `
      const tried = async (name, run) => { try { console.log(name, await run()); } catch (error) { console.log(name, 'refused'); } };
      await tried('origin', () => self.origin);
      await tried('storage', () => localStorage.length);
      await tried('cookie', () => document.cookie);
      await tried('parent', () => parent.document.title);
      await tried('portal', () => fetch('${portal}/v1/public/games', { credentials: 'include' }).then(() => 'reached'));
      await tried('site', () => fetch('${siteOf(baseURL)}/guide').then(() => 'reached'));
      await tried('elsewhere', () => fetch('https://example.com/').then(() => 'reached'));
      await tried('worker', () => navigator.serviceWorker.register('/_program/').then(() => 'reached'));
      await tried('window', () => open('${portal}') ?? Promise.reject());
      await tried('top', () => { top.location.href = 'https://example.com/'; return new Promise((_, no) => setTimeout(no, 200)); });
      console.log('done');`;
    await run(page, baseURL, `<script type="module">${attempts}</script>`);
    await expect(messages(page).last()).toHaveText('done');
    expect(await messages(page).allInnerTexts()).toEqual([
      'origin null',
      ...['storage', 'cookie', 'parent', 'portal', 'site', 'elsewhere', 'worker', 'window', 'top'].map(
        (name) => `${name} refused`,
      ),
      'done',
    ]);
    expect(page.url()).toContain('/playground/');
  });

  test('T85: a program cannot replace the editor’s page or run in it through its messages', async ({
    page,
    baseURL,
  }) => {
    await run(
      page,
      baseURL,
      `<script>console.log('<img src=x onerror="parent.hacked=1">'); parent.postMessage('program-frame', '*');
       for (let at = 0; at < 500; at += 1) console.log('flood ' + at); console.log('end');</script>`,
    );
    await expect(messages(page).last()).toHaveText('end');
    await expect(messages(page)).toHaveCount(100);
    expect(await page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
    await expect(page.locator('#log img')).toHaveCount(0);
  });

  test.describe('from another site', () => {
    test.use({ allowedHosts: ['frame.test'] });
    test('T85: another site cannot frame the page that runs programs', async ({ page, baseURL }) => {
      const address = `${(baseURL ?? '').replace('//', '//playground.play.')}/_program/`;
      const body = `<!doctype html><title>Other</title><iframe src="${address}"></iframe>`;
      await page.route('http://frame.test/', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('http://frame.test/');
      await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
      await page.goto(address);
      expect(await page.evaluate(() => self.origin)).toBe('null');
    });
  });
});

test('the playground loads at most 160 KB of script and 260 KB together @phone', async ({ page, baseURL }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = { script: 0, all: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  await page.goto(`${siteOf(baseURL)}/playground/`, { waitUntil: 'networkidle' });
  test.info().annotations.push({ type: 'load', description: JSON.stringify(bytes) });
  expect.soft(bytes.script).toBeGreaterThan(20_000);
  expect.soft(bytes.script).toBeLessThan(160_000);
  expect.soft(bytes.all).toBeLessThan(260_000);
});

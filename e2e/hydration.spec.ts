import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';
import { logInQuickly } from './pages/own-player';

const screens = ['/hc/legal/imprint', '/arcade/games/lantern-drift', '/search?query=lantern', '/'];

/** Returns elements whose class differs from the client's rendering. React's production build does not report this. */
function strangers(): { readonly alive: number; readonly strange: readonly string[] } {
  const all = [...document.querySelectorAll('#root *')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
    const props = Reflect.get(element, key ?? '') as { readonly className?: unknown } | undefined;
    return typeof props?.className === 'string' ? [{ element, className: props.className }] : [];
  });
  const strange = all.filter(({ element, className }) => element.getAttribute('class') !== className);
  return { alive: all.length, strange: strange.map(({ element }) => element.outerHTML.slice(0, 120)) };
}

async function expectNoStrangers(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect.poll(async () => (await page.evaluate(strangers)).alive, { message: path }).toBeGreaterThan(50);
    const { strange } = await page.evaluate(strangers);
    expect(strange, path).toEqual([]);
  }
}

// Console messages fail the test (fixtures/test.ts).
for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [1280, 720],
] as const) {
  test(`hydration matches the server rendering at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await expectNoStrangers(page, [...screens, '/dev/kit']);
  });
}

test('hydration matches the server rendering of a player’s page @desktop', async ({ page }) => {
  await page.goto('/');
  const auth = new AuthDialog(page);
  await auth.logIn('nova', 'Holocade!1');
  await expect(auth.dialog).toBeHidden();
  await expectNoStrangers(page, screens);
});

const DAY = 24 * 60 * 60 * 1000;

for (const days of [-32, 32])
  test.describe(`a premium player whose clock is wrong by ${days} days`, () => {
    test.use({ timezoneId: 'Pacific/Kiritimati' });

    test('sees the pages that the server rendered', async ({ page }) => {
      await page.goto('/');
      await logInQuickly(page, 'orion');
      await page.clock.setFixedTime(Date.now() + days * DAY);
      const halo = page.getByRole('button', { name: /, premium: account menu$/ });
      const accountPages = ['home', 'profile', 'inbox', 'shop', 'history', 'settings'].map(
        (name) => `/account/${name}`,
      );
      for (const path of [...screens, ...accountPages, '/market', '/blog', '/community/user/nova']) {
        await expectNoStrangers(page, [path]);
        await expect(halo, path).toBeVisible();
      }
    });
  });

test('before hydration, the page of the link under the pointer is prefetched @desktop', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => new Promise(() => {}));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Preload.enable');
  const prefetched = new Promise<string>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  await page.getByRole('link', { name: 'Blog' }).first().hover();
  expect(await prefetched).toBe('/blog');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

import type { BrowserContext, Page } from '@playwright/test';
import { retiredWorker } from '../server/platform/rendering/worker-script';
import { expect, test } from './fixtures/test';
import { signUpQuickly } from './pages/own-player';

// The browser reports every request that fails without a network.
test.use({ serviceWorkers: 'allow', allowedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/] });

/** Addresses and contents of everything in the page's Cache Storage. */
async function storedCopies(page: Page): Promise<ReadonlyMap<string, string>> {
  const entries = await page.evaluate(async () => {
    const found: (readonly [string, string])[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const headers = JSON.stringify([...(response?.headers ?? [])]);
        found.push([request.url, headers + (await response?.text())]);
      }
    }
    return found;
  });
  return new Map(entries);
}

async function expectStored(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => [...(await storedCopies(page)).keys()].map((address) => new URL(address).pathname))
    .toContain(path);
}

/** Opens a page and waits until it is stored with its files. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectStored(page, path);
}

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('a visited page opens without a network, and another shows the offline page with a way back @phone', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await expect.poll(async () => [...(await storedCopies(page)).keys()].join()).toContain('.webp');
  await goOffline(context);
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toContainText('This page was saved');
  await expect(page.getByRole('heading', { name: 'Game Categories' })).toBeVisible();
  // Not stored, so a document of the service worker answers.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support Center' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Holocade', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Game Categories' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'You are back online.' })).toBeVisible();
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-saved-at');
});

test('T58: nothing about a player is stored, and a player’s pages show the offline page', async ({ page, context }) => {
  const name = await signUpQuickly(page, 'offline');
  await page.goto('/account/home');
  await visit(page, '/arcade/games');
  await expect(page.getByRole('link', { name: 'Your Account' }).first()).toBeVisible();
  const copies = await storedCopies(page);
  expect([...copies.keys()].map((address) => new URL(address).pathname)).not.toContain('/account/home');
  for (const [address, content] of copies) {
    expect(content, address).not.toContain(name);
    expect(content, address).not.toContain('set-cookie');
    expect(address).not.toMatch(/\/v1\/|\/players\//);
  }
  await goOffline(context);
  await page.goto('/account/home');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.goto('/arcade/games');
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await context.setOffline(false);
  // The stored page of a visitor becomes the player's page.
  await expect(page.getByRole('button', { name: /^LOGIN$/i })).toHaveCount(0);
});

test('a game whose developer allows it can be played without a network', async ({ page, context }) => {
  const address = '/arcade/games/sand-garden';
  await visit(page, address);
  await expect(page.getByText('Playable offline')).toHaveCount(0);
  await page.getByRole('button', { name: /^Play/ }).click();
  const game = page.frameLocator('iframe[src*="sand-garden"]');
  await expect(page.getByText('Playable offline')).toBeVisible({ timeout: 20_000 });
  await goOffline(context);
  await page.goto(address);
  await expect(page.getByText('Playable offline')).toBeVisible();
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(game.getByRole('button', { name: 'Play' })).toBeVisible();
  const call = await game.locator('body').evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ scope }) => new URL(scope).pathname);
  });
  expect(call).toEqual(['/1.0.0/']);
});

test('an operator can turn it off: the worker ends and deletes its copies', async ({ page, context, baseURL }) => {
  await visit(page, '/');
  const retired = await page.request.get(`${baseURL ?? ''}/service-worker.js`);
  expect(retired.headers()['cache-control']).toBe('no-cache');
  await context.route('**/service-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: retiredWorker }),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect([...(await storedCopies(page)).keys()]).toEqual([]);
});

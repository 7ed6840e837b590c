import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { configureWorker, retiredWorker } from '../server/platform/rendering/worker-script';
import { expect, test } from './fixtures/test';
import { signUpQuickly } from './pages/own-player';

// The browser reports every request that fails without a network.
test.use({ serviceWorkers: 'allow', allowedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/] });

interface StoredCopy {
  readonly address: string;
  readonly headers: string;
  readonly body: string;
}

/** Everything in the page's Cache Storage. */
function storedCopies(page: Page): Promise<readonly StoredCopy[]> {
  return page.evaluate(async () => {
    const found: StoredCopy[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const headers = JSON.stringify([...(response?.headers ?? [])]);
        found.push({ address: request.url, headers, body: (await response?.text()) ?? '' });
      }
    }
    return found;
  });
}

/** Runs in a page: paths of everything in its Cache Storage. */
async function pathsInCaches(): Promise<readonly string[]> {
  const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map(({ url }) => new URL(url).pathname);
}

/** Paths of everything in the page's Cache Storage. */
const storedPaths = (page: Page): Promise<readonly string[]> => page.evaluate(pathsInCaches);

async function expectStored(page: Page, path: string): Promise<void> {
  await expect.poll(() => storedPaths(page), { intervals: [100] }).toContain(path);
}

/** Opens a page and waits until it is stored with its files. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectStored(page, path);
}

test('the offline page loads the requested page once the browser has a network again', async ({ page, context }) => {
  await visit(page, '/');
  await context.setOffline(true);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

test('a visited page opens without a network, and another shows the offline page with a way back @phone', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await expect.poll(async () => (await storedPaths(page)).join(), { intervals: [100] }).toContain('.webp');
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toContainText('This page was saved');
  await expect(page.getByRole('heading', { name: 'Game Categories' })).toBeVisible();
  // Not stored, so a document of the service worker answers.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support Center' }).click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved pages' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Holocade', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'You’re back online.' })).toBeVisible();
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-saved-at');
});

test('T58: nothing about a player is stored, and a player’s pages show the offline page', async ({ page, context }) => {
  const name = await signUpQuickly(page, 'offline');
  const byWorker: string[] = [];
  context.on('request', (request) => {
    // The browser itself makes the preload of a navigation that the worker handles.
    const isPreload = request.headers()['service-worker-navigation-preload'] === 'true';
    if (request.serviceWorker() !== null && !request.isNavigationRequest() && !isPreload)
      byWorker.push(new URL(request.url()).pathname);
  });
  await page.goto('/account/home', { waitUntil: 'networkidle' });
  await visit(page, '/arcade/games');
  expect(byWorker).toContain('/arcade/games');
  expect(byWorker).not.toContain('/account/home');
  await expect(page.getByRole('link', { name: 'Your Account' }).first()).toBeVisible();
  expect(await storedPaths(page)).not.toContain('/account/home');
  const copies = await storedCopies(page);
  const isPrivate = ({ address, headers, body }: StoredCopy) =>
    body.includes(name) || headers.includes('cookie') || /\/v1\/|\/players\//.test(address);
  expect(copies.filter(isPrivate).map(({ address }) => address)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/account/home');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await page.goto('/arcade/games');
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await context.setOffline(false);
  // The stored page of a visitor becomes the player's page.
  await expect(page.getByRole('button', { name: /^LOGIN$/i })).toHaveCount(0);
});

test('a game whose developer allows it can be played without a network', async ({ page, context }) => {
  const address = '/arcade/games/sand-garden';
  await page.goto(address);
  await expect(page.getByText('Playable offline')).toHaveCount(0);
  await page.getByRole('button', { name: /^Play/ }).click();
  const game = page.frameLocator('iframe[src*="sand-garden"]');
  await expect(page.getByText('Playable offline')).toBeVisible({ timeout: 20_000 });
  await expectStored(page, address);
  // A save of a player without a network needs the code for guests.
  const storedFiles = () => game.locator('body').evaluate(pathsInCaches);
  await expect.poll(async () => (await storedFiles()).join(), { intervals: [100] }).toMatch(/guests/);
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByText('Playable offline')).toBeVisible();
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(game.getByRole('button', { name: 'Play' })).toBeVisible();
  const scopes = await game.locator('body').evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ scope }) => new URL(scope).pathname);
  });
  expect(scopes, 'controls its own build only').toEqual(['/1.0.0/']);
});

test('the worker of a portal without offline use ends the earlier one and deletes its copies', async ({ page }) => {
  const built = readFileSync(new URL('../dist/workers/portal.js', import.meta.url), 'utf8');
  const settings = { build: 'main-1', staticOrigin: 'http://static.holocade.localhost' };
  let script = configureWorker(built, settings);
  const types = { '/service-worker.js': 'text/javascript' } as Readonly<Record<string, string>>;
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', types[url] ?? 'text/html');
    response.end(url === '/service-worker.js' ? script : '<!doctype html><title>Portal</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  expect(await storedPaths(page)).toEqual(['/offline']);
  script = retiredWorker;
  await page.reload();
  await expect.poll(() => storedPaths(page)).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  server.closeAllConnections();
  server.close();
});

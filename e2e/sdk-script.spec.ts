import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HolocadeSdk } from '../sdk/holocade-sdk';
import { expect, test } from './fixtures/test';

interface GameWindow extends Window {
  readonly holocade?: HolocadeSdk;
}

test('a build loads the SDK’s script from the static host and connects', async ({ page, baseURL }) => {
  await page.goto('/arcade/games/lantern-drift');
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByText(/Lantern Drift by .+ Never enter your Holocade password/)).toBeVisible();
  const game = page.frames().find((frame) => frame.url().includes('.play.'));
  // The first example of `docs/sdk.md`, under the policy of the games host.
  const environment = await game?.evaluate(
    async (source) => {
      const script = Object.assign(document.createElement('script'), { src: source, crossOrigin: 'anonymous' });
      const loaded = new Promise((resolve, reject) => {
        script.onload = resolve;
        script.onerror = () => reject(new Error('The script was refused.'));
      });
      document.head.append(script);
      await loaded;
      return (window as GameWindow).holocade?.init();
    },
    `${(baseURL ?? '').replace('//', '//static.')}/sdk/v1/holocade-sdk.global.js`,
  );
  expect(environment).toBe('portal');
});

/** Serves the page of `docs/sdk.md` outside the portal. */
async function serveFirstPage(sdk: string): Promise<Server> {
  const page = `<!doctype html><html lang="en"><title>First</title>
    <link rel="icon" href="data:,"><link rel="holocade-game" href="game.json">
    <script src="${sdk}" crossorigin="anonymous"></script>
    <button id="play">Play</button><output></output>
    <script type="module" src="game.js"></script>`;
  const game = `document.querySelector('#play').onclick = async () => {
      holocade.session.gameplayStart();
      const { improved } = await holocade.leaderboard.post('main', 700);
      const { scores } = await holocade.leaderboard.mine('main');
      document.querySelector('output').textContent = improved + ' ' + scores.map(({ alias, score }) => alias + ' ' + score);
    };`;
  const manifest = {
    boards: [{ slug: 'main', title: 'Best run', order: 'highest-first', reset: 'never', least: 0, most: 1_000 }],
    items: [{ slug: 'shield', name: 'Spare Shield', price: 3, place: 'game', consumable: true }],
  };
  const files: Readonly<Record<string, readonly [string, string]>> = {
    '/': ['text/html', page],
    '/game.js': ['text/javascript', game],
    '/game.json': ['application/json', JSON.stringify(manifest)],
  };
  const server = createServer(({ url }, answer) => {
    const [type, body] = files[url ?? ''] ?? ['text/plain', ''];
    answer.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

test.describe('a page outside the portal', () => {
  let server: Server;
  test.beforeEach(async ({ page, baseURL }) => {
    server = await serveFirstPage(`${(baseURL ?? '').replace('//', '//static.')}/sdk/v1/holocade-sdk.global.js`);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });
  test.afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test('posts a first score as a guest and as the sandbox’s player', async ({ page }) => {
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(page.locator('body output')).toHaveText('true Guest 700');
    await page.getByText('Holocade sandbox').click();
    await page.getByLabel('Logged in').check();
    const question = page.getByRole('dialog', { name: 'Keep your guest progress?' });
    await question.getByRole('button', { name: 'Keep progress' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(page.locator('body output')).toHaveText('false Local Player 700');
  });

  test('has a panel and dialogs that work by keyboard', async ({ page }) => {
    await expect(page.getByText('Holocade sandbox')).toBeVisible();
    await page.getByRole('button', { name: 'Play' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Logged in')).toBeChecked();
    await page.evaluate(() => (window as GameWindow).holocade?.inventory.purchase('shield', 2));
    const question = page.getByRole('dialog', { name: 'Buy 2 × Spare Shield?' });
    await expect(question.getByRole('button', { name: 'Not now' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    expect(await page.evaluate(() => (window as GameWindow).holocade?.user.getCoins())).toBe(94);
    await expect(page.getByRole('spinbutton', { name: 'Coins' })).toHaveValue('94');
  });
});

test.describe('a game opened outside the portal', () => {
  test.use({ allowedComplaints: [/'allow-popups' permission is not set/] });

  test('has the portal’s sandbox restrictions', async ({ page }) => {
    await page.goto('/arcade/games/lantern-drift');
    await page.getByRole('button', { name: /^Play/ }).click();
    const address = await page.locator('iframe').getAttribute('src');
    await page.goto(address ?? '');
    const opened = await page.evaluate(() => window.open('/') !== null);
    expect(opened).toBe(false);
  });
});

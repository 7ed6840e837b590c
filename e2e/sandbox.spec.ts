import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures/test';

let files: Server;
let address: string;
test.use({
  allowedHosts: ['localhost', 'undeclared.localhost', 'early.localhost'],
  allowedComplaints: [/(undeclared|early)\.localhost|Content Security Policy|Failed to fetch|ERR_/],
});
test.beforeAll(async ({ baseURL }) => {
  const sdk = `${(baseURL ?? '').replace('//', '//static.')}/sdk/v1/holocade-sdk.global.js`;
  const page = `<!doctype html><title>Own page</title><link rel="icon" href="data:,">
<link rel="holocade-game" href="/game.json">
<script src="${sdk}" crossorigin="anonymous"></script>
<h1></h1><button>Enter VR</button><p></p>
<script src="http://early.localhost:9/engine.js"></script>
<script>
  const state = document.querySelector('p');
  navigator.xr?.isSessionSupported('immersive-vr').then((is) => (document.querySelector('h1').textContent = is ? 'VR' : 'no VR'));
  document.querySelector('button').onclick = async () => {
    const session = await navigator.xr.requestSession('immersive-vr');
    state.textContent = 'in VR';
    session.onend = () => (state.textContent = 'left VR');
  };
  holocade.init().then(() => fetch('http://undeclared.localhost:9/')).catch(() => (state.textContent = 'blocked'));
</script>`;
  files = createServer(({ url }, response) => {
    const isManifest = url === '/game.json';
    response.setHeader('content-type', isManifest ? 'application/json' : 'text/html; charset=utf-8');
    response.end(isManifest ? '{"slug":"own-page","network":[]}' : page);
  }).listen(0, '127.0.0.1');
  await once(files, 'listening');
  address = `http://localhost:${String((files.address() as AddressInfo).port)}/`;
});
test.afterAll(() => files.close());

test('the sandbox outside the portal applies the portal’s policy and has an emulated headset @desktop', async ({
  page,
}) => {
  await page.goto(address);
  await expect(page.getByText('blocked', { exact: true })).toBeVisible();
  // A script element of the page itself is blocked too, so the policy applies before the page's own scripts.
  await expect(page.getByText('Holocade sandbox · 2 blocked')).toBeVisible();
  await page.getByText('Holocade sandbox').click();
  await expect(
    page.getByText('Add to “network” in game.json: http://early.localhost:9, http://undeclared.localhost:9'),
  ).toBeVisible();
  await page.getByLabel('Emulated headset').check();
  await expect(page).toHaveURL(/holocade_headset=emulated/);
  await expect(page.getByRole('heading', { name: 'VR', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Enter VR' }).click();
  await expect(page.getByText('in VR')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('left VR')).toBeVisible();
  await page.getByText('Holocade sandbox').click();
  await page.getByLabel('Portal’s policy').uncheck();
  await expect(page.locator('meta[http-equiv]')).toHaveCount(0);
});

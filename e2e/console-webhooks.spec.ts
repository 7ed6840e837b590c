import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures/test';
import { expectAccessible, logInToConsole, siteOf } from './pages/developer-site';

/** A game's own server, which stores the last message. */
async function gameServer() {
  const last = { signed: '', signature: '' };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = request.headers;
      last.signed = `${String(id)}.${String(seconds)}.${Buffer.concat(chunks).toString('utf8')}`;
      last.signature = String(signature);
      response.writeHead(200).end('Thank you');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { last, url: `http://127.0.0.1:${String(port)}/hook`, close: () => server.close() };
}

test('a member adds a webhook, verifies its test, sends it again and removes it', async ({ page, baseURL }) => {
  const game = await gameServer();
  await logInToConsole(page, `${siteOf(baseURL)}/console/northlight-forge/games/orbital-salvage/webhooks`);
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();

  await page.getByLabel('Address').fill('http://10.0.0.1/hook');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(page.getByText('The address must lead to a public host.')).toBeVisible();
  await page.getByLabel('Address').fill(game.url);
  await page.getByLabel(/^Score accepted/).uncheck();
  await expectAccessible(page, 'form');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  const card = page.getByRole('region', { name: 'New endpoint' });
  const secret = (await card.locator('code').textContent()) ?? '';
  await card.getByRole('button', { name: 'I have stored the secret' }).click();

  await page.getByRole('button', { name: `Send a test to ${game.url}` }).click();
  const message = page.getByRole('group', { name: 'ping, Delivered' });
  await expect(message).toBeVisible();
  await message.getByText('Request and responses').click();
  await expect(message.getByText('Thank you')).toBeVisible();
  await expectAccessible(page, 'log');
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  expect(game.last.signature).toBe(`v1,${createHmac('sha256', key).update(game.last.signed).digest('base64')}`);

  await message.getByRole('button', { name: 'Send again' }).click();
  await expect(message.getByText(/^Status 200|· Status 200/)).toHaveCount(3, { timeout: 30_000 });
  await page.getByRole('button', { name: `Remove ${game.url}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: `Remove ${game.url}` })).toHaveCount(0);
  game.close();
});

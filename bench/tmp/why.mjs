import { chromium } from '@playwright/test';
import { withPortal } from '../lib/portal.mjs';
await withPortal({ games: 200, port: 8490, demo: true, tls: 8491 }, async ({ address }) => {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--ignore-certificate-errors',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
    ],
  });
  for (const path of process.argv.slice(2)) {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.route('**/assets/*.js', async (route) => {
      let t = (await import('node:fs')).readFileSync('dist/client' + new URL(route.request().url()).pathname, 'utf8');
      t = t.replace(
        /function scheduleUpdateOnFiber\((\w+), (\w+), (\w+)\) \{/,
        "$&\n (globalThis.__u ??= []).push([performance.now() | 0, $3, $2.type?.displayName || $2.type?.name || $2.elementType?.type?.name || $2.tag, new Error().stack.split('\\n').slice(2, 9).map((l) => l.trim().replace(/https:\\S*assets./, '')).join(' < ')]);",
      );
      await route.fulfill({ status: 200, contentType: 'text/javascript', body: t });
    });
    await page.goto(address + path, { waitUntil: 'load' });
    await page.waitForTimeout(3500);
    console.log(path);
    for (const u of await page.evaluate(() => globalThis.__u ?? [])) console.log(u.join(' | ').slice(0, 420));
    await context.close();
  }
  await browser.close();
});
process.exit();

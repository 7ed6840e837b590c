import { chromium } from '@playwright/test';
import { withPortal } from '../lib/portal.mjs';
import { routeChange } from '../lib/route-change.mjs';
const runs = Number(process.env.BENCH_RUNS ?? 3);
await withPortal({ games: 200, port: 8490, demo: true, tls: 8491 }, async ({ address }) => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--ignore-certificate-errors', '--disable-background-networking', '--disable-component-update', '--disable-quic'] });
  const cases = { 'home to index': ['/', 'a[href="/arcade/games"]:visible'], 'home to game': ['/', 'main a[href^="/arcade/games/"]:visible >> nth=3'], 'home to blog': ['/', 'a[href="/blog"]:visible'], 'home to settings': ['/account/home', 'a[href="/account/settings"]:visible'] };
  for (const [name, [from, link]] of Object.entries(cases)) {
    if (process.argv[2] && !name.includes(process.argv[2])) continue;
    const times = [];
    for (let i = 0; i < runs; i++) {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      if (from.startsWith('/account')) {
        await page.goto(address + '/', { waitUntil: 'load' });
        const r = await page.evaluate(async () => { const x = await fetch('/v1/public/user/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ login: 'nova', password: 'Holocade!1', remember: false }) }); return [x.status, await x.text()]; });
        if (r[0] !== 200) console.log(r);
      }
      await page.goto(address + from, { waitUntil: 'load' });
      await page.waitForTimeout(2500);
      times.push(Math.round(await routeChange(page, link, { hover: Number(process.env.HOVER ?? 1000) })));
      await context.close();
    }
    console.log(name, times.join(' '));
  }
  await browser.close();
});
process.exit();

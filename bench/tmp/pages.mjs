import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { floorPage } from '../lib/floor-page.mjs';
import { withPortal } from '../lib/portal.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';
process.env.BENCH_RUNS ??= '3';
const chromium = '/usr/bin/chromium';
const only = process.argv[2]?.split(',');
const { measurePage } = await import(process.cwd() + '/bench/lib/lighthouse.mjs');
await withPortal(
  { games: Number(process.env.BENCH_GAMES ?? 200), port: 8490, demo: true, tls: 8491 },
  async ({ origin, address, host, folder }) => {
    if (process.env.BENCH_STAY) {
      console.log(address, origin);
      await new Promise(() => {});
    }
    const html = await (await request(origin + '/', { headers: { host: new URL(address).host } })).body.text();
    mkdirSync(join(folder, 'floor'));
    writeFileSync(join(folder, 'floor/home'), floorPage(html));
    const pages = {
      floor: '/floor/home',
      home: '/',
      index: '/arcade/games',
      game: '/arcade/games/lantern-drift',
      article: '/blog/',
    };
    const { body } = await request(origin + '/blog', { headers: { host: new URL(address).host } });
    const m = /href="(\/blog\/[^"]+)"/.exec((await body.text()).replaceAll('/blog/rss.xml', ''));
    if (m) pages.article = m[1];
    const all = {};
    for (let r = 0; r < Number(process.env.BENCH_RUNS); r += 1)
      for (const [name, path] of Object.entries(pages)) {
        if (only && !only.includes(name)) continue;
        const f = await measurePage(chromium, address + path);
        (all[name] ??= []).push(f);
      }
    const med = (xs) => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)];
    for (const [name, list] of Object.entries(all))
      console.log(
        name.padEnd(8),
        pages[name].padEnd(30),
        ...['score', 'fcp', 'lcp', 'tbt', 'speed', 'cls'].map(
          (k) => `${k} ${med(list.map((f) => f[k])).toFixed(k === 'cls' ? 3 : 0)}`,
        ),
        'req',
        list[0].requests.length,
      );
    writeFileSync('/tmp/h/lh.json', JSON.stringify(all, null, 1));
  },
);
process.exit();

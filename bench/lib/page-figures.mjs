import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { floorPage } from './floor-page.mjs';
import { measurePage } from './lighthouse.mjs';
import { pageWeight } from './page-weight.mjs';
import { median } from './percentile.mjs';

const TIMES = ['fcp', 'lcp', 'tbt', 'speed', 'cls'];
/** Number of long tasks that are reported for each page, with their causes. */
const TASKS = 5;

const textOf = async (portal, path) => {
  const { body } = await request(portal.origin + path, { headers: { host: new URL(portal.address).host } });
  return await body.text();
};

/** Addresses of the measured pages. The floor is the home page without scripts. */
async function paths(portal) {
  const blog = await textOf(portal, '/blog');
  return {
    floor: '/floor/home',
    home: '/',
    index: '/arcade/games',
    'game page': '/arcade/games/lantern-drift',
    article: /href="(\/blog\/article\/[^"]+)"/.exec(blog)?.[1] ?? '/blog',
  };
}

/** Measures the main pages: Lighthouse in rounds, so that each page is beside the floor page, then requests and bytes. */
export async function pageFigures(portal, { browser, chromium, runs, rate }) {
  mkdirSync(join(portal.folder, 'floor'), { recursive: true });
  writeFileSync(join(portal.folder, 'floor', 'home'), floorPage(await textOf(portal, '/')));
  const pages = await paths(portal);
  const samples = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [name, path] of Object.entries(pages))
      samples[name].push(await measurePage(chromium, portal.address + path, rate));
  const figures = {};
  for (const [name, path] of Object.entries(pages)) {
    const middle = (key) => median(samples[name].map((sample) => sample[key]));
    figures[name] = {
      score: middle('score'),
      ...Object.fromEntries(TIMES.map((key) => [key, middle(key)])),
      tasks: samples[name][0].tasks.slice(0, TASKS),
      ...(await pageWeight(browser, portal.address + path)),
    };
  }
  return figures;
}

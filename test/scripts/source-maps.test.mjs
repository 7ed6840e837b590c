import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { moveSourceMaps } from '../../scripts/lib/source-maps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'source-maps-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('moveSourceMaps leaves no source map in the served folder, and none of an earlier build in the other', () => {
  const [assets, maps] = [join(folder, 'assets'), join(folder, 'maps')];
  for (const path of [assets, maps]) mkdirSync(path);
  for (const name of ['main-1.js', 'main-1.js.map', 'main-1.css', 'map.js']) writeFileSync(join(assets, name), name);
  writeFileSync(join(maps, 'main-0.js.map'), '');
  moveSourceMaps(assets, maps);
  expect(readdirSync(assets).sort()).toEqual(['main-1.css', 'main-1.js', 'map.js']);
  expect(readdirSync(maps)).toEqual(['main-1.js.map']);
});

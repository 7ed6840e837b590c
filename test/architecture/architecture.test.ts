import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkArchitecture } from './check-architecture';
import { layers } from '../../eslint/layer-table.js';
import { isWithin } from './layers';
import { scanModules } from './module-scan';
import { plannedBreaches } from './planned-breaches';
import { lineCount } from './rules/file-shape';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const modules = scanModules(here('../..'));

const FLOOR = 500;
const FLOORS_OF_LAYERS = [
  ['src/domain/', 200],
  ['src/application/', 50],
] as const;
const IMPORTS_PER_MODULE = 1;

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

describe('the architecture', () => {
  test('is checked for the whole product', () => {
    expect(modules.length).toBeGreaterThan(FLOOR);
    expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(modules.length * IMPORTS_PER_MODULE);
  });

  test.each(layers.map(({ folder }) => folder))('has modules in %s', (folder) => {
    expect(modules.some(({ path }) => isWithin(path, folder))).toBe(true);
  });

  test.each(FLOORS_OF_LAYERS)('has many modules in %s', (folder, floor) => {
    expect(modules.filter(({ path }) => path.startsWith(folder)).length).toBeGreaterThan(floor);
  });

  test('has no violations', () => {
    expect(checkArchitecture(modules)).toEqual([]);
  });

  test('consists of small files', () => {
    const sizes = modules.map(lineCount);
    expect(percentile(sizes, 0.5)).toBeLessThanOrEqual(60);
    expect(percentile(sizes, 0.9)).toBeLessThanOrEqual(160);
  });
});

describe('checkArchitecture', () => {
  const found = checkArchitecture(scanModules(here('./fixtures/bad')));

  test.each(plannedBreaches)('reports the planned violation %s', (breach) => {
    expect(found).toContain(breach);
  });

  test('reports no other violations', () => {
    expect([...found].sort()).toEqual([...plannedBreaches].sort());
  });
});

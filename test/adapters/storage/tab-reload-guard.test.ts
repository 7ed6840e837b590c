import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { TabReloadGuard } from '../../../src/adapters/storage/tab-reload-guard';

function aTab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { kept, guard: (build: string) => new TabReloadGuard(build, () => storage) };
}

describe('TabReloadGuard', () => {
  test('stores the reloaded build under the product’s key', () => {
    const { kept, guard } = aTab();
    expect(guard('main-1.js').used).toBe(false);
    expect(guard('main-1.js').use()).toBe(true);
    expect(guard('main-1.js').used).toBe(true);
    expect(guard('main-2.js').used).toBe(false);
    expect([...kept.keys()]).toEqual(['holocade.reloaded']);
  });

  test('counts as used if storage is blocked, so that no reload loop starts', () => {
    const closed = new TabReloadGuard('main-1.js', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect([closed.used, closed.use()]).toEqual([true, false]);
  });

  property.prop([fc.array(fc.constantFrom('a.js', 'b.js', 'c.js'))])('never allows a build twice', (builds) => {
    const { guard } = aTab();
    const allowed = builds.filter((build) => !guard(build).used && guard(build).use());
    expect(allowed).toEqual([...new Set(builds)]);
  });
});

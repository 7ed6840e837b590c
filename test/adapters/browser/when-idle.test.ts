import { describe, expect, test } from 'vitest';
import { whenIdle } from '../../../src/adapters/browser/when-idle';

type Page = Parameters<typeof whenIdle>[0];

function pageThat(readyState: DocumentReadyState) {
  const loads = new Set<() => void>();
  const idles = new Set<() => void>();
  const page = {
    document: { readyState },
    addEventListener: (_: string, run: () => void) => loads.add(run),
    removeEventListener: (_: string, run: () => void) => loads.delete(run),
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    requestIdleCallback(run: () => void) {
      idles.add(run);
      return 1;
    },
    cancelIdleCallback: () => {
      idles.clear();
    },
  };
  const fire = (runs: Set<() => void>) => {
    for (const run of [...runs]) run();
  };
  return {
    page: page as unknown as Page,
    load: () => fire(loads),
    idle: () => fire(idles),
    waiting: () => loads.size + idles.size,
  };
}

describe('whenIdle', () => {
  test('waits for the page load and an idle browser, and cleans up after cancel', () => {
    const { page, load, idle } = pageThat('interactive');
    const events: string[] = [];
    const stop = whenIdle(page, () => {
      events.push('begun');
      return () => events.push('ended');
    });
    expect(events).toEqual([]);
    load();
    expect(events).toEqual([]);
    idle();
    expect(events).toEqual(['begun']);
    stop();
    expect(events).toEqual(['begun', 'ended']);
  });

  test('never runs after an early cancel', () => {
    for (const state of ['interactive', 'complete'] as const) {
      const { page, load, idle, waiting } = pageThat(state);
      let begun = 0;
      whenIdle(page, () => {
        begun += 1;
        return () => undefined;
      })();
      load();
      idle();
      expect([begun, waiting()]).toEqual([0, 0]);
    }
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sdkNames } from '../../../src/domain/bridge/sdk-names';
import type { GameStorage } from '../../../src/domain/offline/worker-message';
import { storeGame } from '../../../sdk/offline/store-game';

const origin = 'https://night-ferry.play.site.test';
type Entries = { getEntries(): readonly { readonly name: string }[] };

interface PageOptions {
  readonly answers?: readonly GameStorage[];
  readonly saveData?: boolean;
  readonly others?: readonly string[];
  readonly secure?: boolean;
  readonly register?: () => Promise<unknown>;
}

function aPage({ answers = [], saveData = false, others = [], secure = true, register }: PageOptions = {}) {
  const events: string[] = [];
  const sent: string[][] = [];
  let entries: (list: Entries) => void = () => undefined;
  const active = {
    postMessage: ({ files }: { files: string[] }, [port]: [MessagePort]) => {
      sent.push(files);
      port.postMessage({ result: answers[sent.length - 1] ?? 'stored' });
    },
  };
  const registrations = others.map((script) => ({
    active: { scriptURL: origin + script },
    scope: `${origin}/`,
    unregister: async () => void events.push(`unregister ${script}`),
  }));
  const listeners = new Map<string, () => void>();
  const own = {
    isSecureContext: secure,
    location: { origin, pathname: '/1.1.0/index.html' },
    document: { readyState: 'loading' },
    navigator: {
      connection: { saveData },
      serviceWorker: {
        getRegistrations: async () => registrations,
        register: async (script: string, { scope }: { scope: string }) => {
          events.push(`register ${script} for ${scope}`);
          await register?.();
        },
        getRegistration: async () => ({ active }),
      },
    },
    PerformanceObserver: class {
      constructor(listener: (list: Entries) => void) {
        entries = listener;
      }
      observe(): void {
        events.push('observe');
      }
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    dispatchEvent: ({ detail }: CustomEvent<{ type: string }>) => events.push(`report ${detail.type}`),
    setTimeout: (run: () => void, delay: number) => globalThis.setTimeout(run, delay),
    clearTimeout: (timer: number) => globalThis.clearTimeout(timer),
  };
  const load = (...names: readonly string[]) => entries({ getEntries: () => names.map((name) => ({ name })) });
  const complete = () => {
    own.document.readyState = 'complete';
    listeners.get('load')?.();
  };
  const start = () => storeGame(own as unknown as Window & typeof globalThis, '1.1.0');
  return { own, start, load, complete, events, sent };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lets messages of channels arrive, which use real turns of the event loop. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1500);
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('storeGame', () => {
  test('stores the page and its files once, after the load, and reports it', async () => {
    const { start, load, complete, events, sent } = aPage();
    start();
    load(`${origin}/1.1.0/main.js`, `${origin}/1.1.0/main.js#a`, 'data:text/plain,x', 'blob:x');
    await settle();
    expect(events).toEqual(['observe']);
    complete();
    await settle();
    expect(sent).toEqual([[`${origin}/1.1.0/index.html`, `${origin}/1.1.0/main.js`]]);
    expect(events).toEqual(['observe', 'register /1.1.0/_offline.js for /1.1.0/', 'report stored']);
    load(`${origin}/1.1.0/level-2.bin`);
    await settle();
    expect(sent.at(-1)).toEqual([`${origin}/1.1.0/level-2.bin`]);
  });

  test('removes the workers of other builds, and no worker of the game itself', async () => {
    const { start, complete, events } = aPage({ others: ['/1.0.0/_offline.js', '/1.1.0/_offline.js', '/1.1.0/sw.js'] });
    start();
    complete();
    await settle();
    expect(events.filter((event) => event.startsWith('unregister'))).toEqual(['unregister /1.0.0/_offline.js']);
  });

  test('reports nothing if a file was not stored or the worker is refused', async () => {
    const failing = aPage({ answers: ['failed'] });
    const refused = aPage({ register: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
    for (const { start, complete } of [failing, refused]) {
      start();
      complete();
    }
    await settle();
    expect([...failing.events, ...refused.events].filter((event) => event.startsWith('report'))).toEqual([]);
  });

  test('sends failed files again after thirty seconds, and reports the build when all are stored', async () => {
    const { start, complete, events, sent } = aPage({ answers: ['failed', 'stored'] });
    start();
    complete();
    await settle();
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    await settle();
    expect(sent).toEqual([[`${origin}/1.1.0/index.html`], [`${origin}/1.1.0/index.html`]]);
    expect(events.filter((event) => event.startsWith('report'))).toEqual(['report stored']);
  });

  test('a later file never reports a build whose earlier file has failed', async () => {
    const { start, load, complete, events, sent } = aPage({ answers: ['failed', 'failed'] });
    start();
    complete();
    await settle();
    load(`${origin}/1.1.0/level-2.bin`);
    await settle();
    expect(sent.at(-1)).toEqual([`${origin}/1.1.0/index.html`, `${origin}/1.1.0/level-2.bin`]);
    expect(events).not.toContain('report stored');
  });

  test('gives up after five retries without a new file', async () => {
    const { start, complete, sent } = aPage({ answers: Array.from({ length: 20 }, () => 'failed' as const) });
    start();
    complete();
    for (let turn = 0; turn < 10; turn += 1) {
      await settle();
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(sent).toHaveLength(6);
  });

  test('reports and sends nothing after the build was too large', async () => {
    const { start, load, complete, events, sent } = aPage({ answers: ['too-large'] });
    start();
    complete();
    await settle();
    load(`${origin}/1.1.0/level-2.bin`);
    await settle();
    expect([sent.length, events.includes('report stored')]).toEqual([1, false]);
  });

  test('marks the page, so that the SDK loads its code for guests', () => {
    const { own, start } = aPage();
    start();
    expect(own).toHaveProperty(sdkNames.storesFiles, true);
  });

  test('does nothing without service workers or with data saving', () => {
    const frugal = aPage({ saveData: true });
    frugal.start();
    expect(frugal.events).toEqual([]);
    const insecure = aPage({ secure: false });
    insecure.start();
    const old = aPage();
    Object.assign(old.own.navigator, { serviceWorker: undefined });
    old.start();
    expect([...insecure.events, ...old.events]).toEqual([]);
  });
});

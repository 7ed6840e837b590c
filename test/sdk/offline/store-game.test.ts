import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeGame } from '../../../sdk/offline/store-game';

const origin = 'https://night-ferry.play.site.test';
type Entries = { getEntries(): readonly { readonly name: string }[] };

interface PageOptions {
  readonly answers?: boolean;
  readonly others?: readonly string[];
  readonly secure?: boolean;
  readonly register?: () => Promise<unknown>;
}

function aPage({ answers = true, others = [], secure = true, register }: PageOptions = {}) {
  const events: string[] = [];
  const sent: string[][] = [];
  let entries: (list: Entries) => void = () => undefined;
  const active = {
    postMessage: ({ files }: { files: string[] }, [port]: [MessagePort]) => {
      sent.push(files);
      port.postMessage({ stored: answers });
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
    const failing = aPage({ answers: false });
    const refused = aPage({ register: () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
    for (const { start, complete } of [failing, refused]) {
      start();
      complete();
    }
    await settle();
    expect([...failing.events, ...refused.events].filter((event) => event.startsWith('report'))).toEqual([]);
  });

  test('does nothing without service workers', () => {
    const insecure = aPage({ secure: false });
    insecure.start();
    const old = aPage();
    Object.assign(old.own.navigator, { serviceWorker: undefined });
    old.start();
    expect([...insecure.events, ...old.events]).toEqual([]);
  });
});

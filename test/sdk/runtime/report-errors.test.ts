// @vitest-environment jsdom
import { fc, test as property } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportErrors, withoutPersonalData } from '../../../sdk/runtime/report-errors';
import { reportLimits } from '../../../src/domain/bridge/runtime-report';

const reports: unknown[] = [];
const answer = (status: number, url: string) =>
  Object.defineProperty(new Response(null, { status }), 'url', { value: url });
const here = (path: string) => new URL(path, location.href).href;

function failLoad(name: 'img' | 'link', attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

const fail = (message: string, filename = '', lineno = 0, error?: unknown) =>
  window.dispatchEvent(new ErrorEvent('error', { message, filename, lineno, colno: 5, error }));
const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

describe('reportErrors', () => {
  let current = new AbortController();
  let flush: () => void;
  const sent = vi.fn();
  beforeEach(() => {
    sent.mockClear();
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(sent);
    reports.length = 0;
    const { addEventListener } = window;
    vi.spyOn(window, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => {
        // Each test instruments the same window again.
        addEventListener.call(window, type, listener, { capture: true, signal: current.signal });
      },
    );
    current = new AbortController();
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(url.includes('gone') ? 404 : 200, url)));
    flush = reportErrors(window, (report) => reports.push(report));
  });
  afterEach(() => {
    current.abort();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  test('reports a script error with its place, but omits the place on other hosts', () => {
    fail('x is not defined', here('/1.0.0/main.js'), 7);
    fail('Script error.', 'https://cdn.example.com/three.js', 3);
    expect(reports).toEqual([
      { type: 'script-error', message: 'x is not defined', stack: 'at /1.0.0/main.js:7:5' },
      { type: 'script-error', message: 'Script error.' },
    ]);
  });

  test('reports the lines of a stack with paths of the own host, without queries and without the message', () => {
    const stack = [
      'TypeError: no map for ann@mail.test',
      `    at tick (${here('/1.0.0/main.js?token=1')}:3:7)`,
      `    at ${here('/1.0.0/main.js')}:9:1`,
      '    at load (https://user:word@cdn.test/three.js?v=2#a:5:6)',
      '    at secret text',
    ].join('\n');
    fail('no map for ann@mail.test', '', 0, Object.assign(new Error('no map'), { stack }));
    reject(
      Object.assign(new Error('gone'), { stack: `draw@${here('/1.0.0/main.js')}:1:2\n@${here('/1.0.0/b.js')}:3:4` }),
    );
    expect(reports).toEqual([
      {
        type: 'script-error',
        message: 'no map for [email]',
        stack: 'at tick (/1.0.0/main.js:3:7)\nat /1.0.0/main.js:9:1\nat load (https://cdn.test/three.js:5:6)',
      },
      {
        type: 'script-error',
        message: 'Error: gone',
        stack: 'draw@/1.0.0/main.js:1:2\n@/1.0.0/b.js:3:4',
        rejection: true,
      },
    ]);
  });

  test('reports unhandled rejections, even with a reason that has no text', () => {
    const odd = {
      toString: () => {
        throw new Error('no text');
      },
      get stack(): string {
        throw new Error('no stack');
      },
    };
    reject('no texture');
    reject(odd);
    expect(reports).toEqual([
      { type: 'script-error', message: 'no texture', rejection: true },
      { type: 'script-error', message: 'Unknown error', rejection: true },
    ]);
  });

  test('shortens a long message and removes its control characters', () => {
    fail(`a\u0000\nb${'c'.repeat(500)}`);
    expect(reports).toEqual([{ type: 'script-error', message: `a b${'c'.repeat(reportLimits.message - 3)}` }]);
  });

  test('shortens a long path and a long stack', () => {
    const frame = `at tick (${here('/1.0.0/main.js')}:3:7)\n`;
    fail('far', '', 0, { stack: frame.repeat(1_000) });
    failLoad('img', { src: here(`/${'p'.repeat(500)}`) });
    const [error, load] = reports as [{ stack: string }, { path: string }];
    expect(error.stack).toHaveLength(reportLimits.stack);
    expect(load.path).toHaveLength(reportLimits.path);
  });

  test('reports no failed file of an element without an address', () => {
    failLoad('img', { src: '' });
    failLoad('img', {});
    expect(reports).toEqual([]);
  });

  test('resolves a relative address against the document’s base', () => {
    const base = document.createElement('base');
    base.href = '/1.0.0/level/';
    document.body.append(base);
    failLoad('img', { src: 'sky.png' });
    expect(reports).toEqual([{ type: 'load-failed', path: '/1.0.0/level/sky.png', kind: 'picture' }]);
  });

  test('reports failed files of the page’s own origin only', () => {
    failLoad('img', { src: '/1.0.0/sky.png?x=1' });
    failLoad('link', { href: here('/1.0.0/look.css') });
    failLoad('img', { src: 'https://cdn.example.com/sky.png' });
    expect(reports).toEqual([
      { type: 'load-failed', path: '/1.0.0/sky.png', kind: 'picture' },
      { type: 'load-failed', path: '/1.0.0/look.css', kind: 'style' },
    ]);
  });

  test('reports failed fetch requests and returns every response', async () => {
    expect((await fetch(here('/gone.glb'))).status).toBe(404);
    expect((await fetch(here('/there.glb'))).status).toBe(200);
    expect((await fetch('https://api.example.com/gone')).status).toBe(404);
    expect(reports).toEqual([{ type: 'load-failed', path: '/gone.glb', kind: 'request' }]);
  });

  test('reports a failed XMLHttpRequest and sends its body', () => {
    const load = (status: number, url: string) => {
      const xhr = new XMLHttpRequest();
      Object.defineProperties(xhr, { status: { value: status }, responseURL: { value: url } });
      xhr.send('body');
      xhr.dispatchEvent(new Event('load'));
    };
    load(500, here('/api/scores'));
    load(200, here('/api/scores'));
    load(404, 'https://api.example.com/gone');
    expect(reports).toEqual([{ type: 'load-failed', path: '/api/scores', kind: 'request' }]);
    expect(sent.mock.calls).toEqual([['body'], ['body'], ['body']]);
  });

  test('reports at most twenty different errors and files of a document', () => {
    for (let time = 0; time < 50; time += 1) {
      fail(`error ${String(time)}`);
      failLoad('img', { src: `/1.0.0/${String(time)}.png` });
    }
    expect(reports).toHaveLength(2 * reportLimits.perDocument);
  });

  test('reports repetitions as counts', () => {
    for (let time = 0; time < 5_000; time += 1) fail('again');
    failLoad('img', { src: '/1.0.0/sky.png' });
    failLoad('img', { src: '/1.0.0/sky.png' });
    expect(reports).toHaveLength(2);
    flush();
    flush();
    expect(reports.slice(2)).toEqual([
      { type: 'script-error', message: 'again', count: reportLimits.repeats },
      { type: 'load-failed', path: '/1.0.0/sky.png', kind: 'picture', count: 1 },
    ]);
  });
});

describe('withoutPersonalData', () => {
  const OWN = 'https://kite.games.test:8080';
  test.each([
    [`cannot load ${OWN}/1.0.0/a.glb?key=1#x now`, 'cannot load /1.0.0/a.glb now'],
    [`at ${OWN}/1.0.0/a.js?v=1:3:4`, 'at /1.0.0/a.js:3:4'],
    [`(${OWN})`, '(/)'],
    ['GET https://ann:secret@api.test/users?id=7 failed', 'GET https://api.test/users failed'],
    ['at blob:https://kite.games.test/0af3:1:2', 'at blob::1:2'],
    ['no “/api?user=ann&x=1” found', 'no “/api found'],
    ['ann.b+c@mail.example.com is unknown', '[email] is unknown'],
    ['at https://cdn.test/three@0.187.0/build/a.js?q=(ann):1:2', 'at https://cdn.test/three@0.187.0/build/a.js:1:2'],
    ['https://kite.games.test.evil.test/1.0.0/a.js:1:2', 'https://kite.games.test.evil.test/1.0.0/a.js:1:2'],
  ])('changes %j to %j', (text, expected) => {
    expect(withoutPersonalData(text, OWN)).toBe(expected);
  });

  const part = (characters: string) => fc.stringMatching(new RegExp(`^[${characters}]{0,12}$`));
  const address = fc
    .tuple(fc.domain(), part(String.raw`/\w.~-`), part(String.raw`\w=&%.~+-`), part(String.raw`\w=&%.~+-`))
    .map(([host, path, query, fragment]) => `https://${host}/${path}?${query}#${fragment}`);

  property.prop([address, fc.nat(), fc.nat()])(
    'never keeps the query or the fragment of an address',
    (url, line, column) => {
      const place = `:${String(line)}:${String(column)}`;
      const cleaned = withoutPersonalData(`at f (${url}${place})`, OWN);
      expect(cleaned).not.toMatch(/[?#]/);
      expect(cleaned).toMatch(/^at f \(https:\/\/.*\)$/);
      expect(cleaned.endsWith(`${place})`)).toBe(true);
      expect(withoutPersonalData(cleaned, OWN)).toBe(cleaned);
    },
  );
});

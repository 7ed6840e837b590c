// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportErrors } from '../../../sdk/runtime/report-errors';
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

const fail = (message: string, filename = '', lineno = 0) =>
  window.dispatchEvent(new ErrorEvent('error', { message, filename, lineno }));
const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

describe('reportErrors', () => {
  let current = new AbortController();
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
    reportErrors(window, (report) => reports.push(report));
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
      { type: 'script-error', message: 'x is not defined', place: '/1.0.0/main.js:7' },
      { type: 'script-error', message: 'Script error.' },
    ]);
  });

  test('reports unhandled rejections, even with a reason that has no text', () => {
    const odd = {
      toString: () => {
        throw new Error('no text');
      },
    };
    reject(new TypeError('no texture'));
    reject(odd);
    expect(reports).toEqual([
      { type: 'script-error', message: 'TypeError: no texture' },
      { type: 'script-error', message: 'Unknown error' },
    ]);
  });

  test('shortens a long message and removes its control characters', () => {
    fail(`a\u0000\nb${'c'.repeat(500)}`);
    expect(reports).toEqual([{ type: 'script-error', message: `a b${'c'.repeat(reportLimits.message - 3)}` }]);
  });

  test('shortens a long path and a long place', () => {
    const long = here(`/${'p'.repeat(500)}`);
    fail('far', long, 123_456_789);
    failLoad('img', { src: long });
    const [error, load] = reports as [{ place: string }, { path: string }];
    expect(error.place.length).toBeLessThanOrEqual(reportLimits.place);
    expect(error.place).toMatch(/^\/p+:\d+$/);
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
    expect(reports).toEqual([{ type: 'load-failed', path: '/1.0.0/level/sky.png' }]);
  });

  test('reports failed files of the page’s own origin only', () => {
    failLoad('img', { src: '/1.0.0/sky.png?x=1' });
    failLoad('link', { href: here('/1.0.0/look.css') });
    failLoad('img', { src: 'https://cdn.example.com/sky.png' });
    expect(reports).toEqual([
      { type: 'load-failed', path: '/1.0.0/sky.png' },
      { type: 'load-failed', path: '/1.0.0/look.css' },
    ]);
  });

  test('reports failed fetch requests and returns every response', async () => {
    expect((await fetch(here('/gone.glb'))).status).toBe(404);
    expect((await fetch(here('/there.glb'))).status).toBe(200);
    expect((await fetch('https://api.example.com/gone')).status).toBe(404);
    expect(reports).toEqual([{ type: 'load-failed', path: '/gone.glb' }]);
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
    expect(reports).toEqual([{ type: 'load-failed', path: '/api/scores' }]);
    expect(sent.mock.calls).toEqual([['body'], ['body'], ['body']]);
  });

  test('limits the reports of each kind in a document', () => {
    for (let time = 0; time < 50; time += 1) {
      fail('again');
      failLoad('img', { src: '/1.0.0/sky.png' });
    }
    expect(reports).toHaveLength(2 * reportLimits.perDocument);
  });
});

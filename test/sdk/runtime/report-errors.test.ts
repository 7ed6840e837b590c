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
  beforeEach(() => {
    reports.length = 0;
    const { addEventListener } = window;
    vi.spyOn(window, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => {
        // Each test follows the same window anew.
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

  test('reports a script error with its place, and another host’s without one', () => {
    fail('x is not defined', here('/1.0.0/main.js'), 7);
    fail('Script error.', 'https://cdn.example.com/three.js', 3);
    expect(reports).toEqual([
      { type: 'script-error', message: 'x is not defined', place: '/1.0.0/main.js:7' },
      { type: 'script-error', message: 'Script error.' },
    ]);
  });

  test('reports rejections, also when the reason cannot be a text', () => {
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

  test('reports failed files of its own host only', () => {
    failLoad('img', { src: '/1.0.0/sky.png?x=1' });
    failLoad('link', { href: here('/1.0.0/look.css') });
    failLoad('img', { src: 'https://cdn.example.com/sky.png' });
    expect(reports).toEqual([
      { type: 'load-failed', path: '/1.0.0/sky.png' },
      { type: 'load-failed', path: '/1.0.0/look.css' },
    ]);
  });

  test('reports requests that the host refuses, and hands every answer on', async () => {
    expect((await fetch(here('/gone.glb'))).status).toBe(404);
    expect((await fetch(here('/there.glb'))).status).toBe(200);
    expect((await fetch('https://api.example.com/gone')).status).toBe(404);
    expect(reports).toEqual([{ type: 'load-failed', path: '/gone.glb' }]);
  });

  test('reports a limited number of each kind in a document', () => {
    for (let time = 0; time < 50; time += 1) {
      fail('again');
      failLoad('img', { src: '/1.0.0/sky.png' });
    }
    expect(reports).toHaveLength(2 * reportLimits.perDocument);
  });
});

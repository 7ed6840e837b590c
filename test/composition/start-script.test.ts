// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { START_SCRIPT } from '../../src/composition/document-scripts';

let frames: FrameRequestCallback[];
let imported: string[];
let page: string;

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.useFakeTimers();
  [frames, imported, page] = [[], [], ''];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue({
    dataset: {
      files: '/a.js /b.js',
      get page() {
        return page;
      },
    },
  } as unknown as HTMLScriptElement);
});

afterEach(() => {
  for (const link of document.querySelectorAll('link')) link.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs the script of a document. `load` replaces dynamic imports. */
function open(load = (file: string): Promise<unknown> => Promise.resolve(imported.push(file))): void {
  vi.stubGlobal('load', load);
  vi.stubGlobal('reload', reload);
  // jsdom cannot replace `location.reload`.
  window.eval(START_SCRIPT.replaceAll('import(', 'load(').replace('location.reload(', 'reload('));
}

const nextFrame = () => {
  for (const frame of frames.splice(0)) frame(0);
};
const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link')].map(({ rel, href }) => [rel, href]);

test('the files wait until the loaded page is on the screen', async () => {
  open();
  await vi.advanceTimersByTimeAsync(1000);
  expect(preloads()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  nextFrame();
  expect(preloads()).toEqual([]);
  nextFrame();
  expect(preloads()).toEqual([
    ['modulepreload', 'http://localhost:3000/a.js'],
    ['modulepreload', 'http://localhost:3000/b.js'],
  ]);
  await vi.runAllTimersAsync();
  expect(imported).toEqual(['/a.js', '/b.js']);
});

test('each file is evaluated in a task of its own', async () => {
  open();
  window.dispatchEvent(new Event('keydown'));
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(imported).toEqual(['/a.js']);
  await vi.runAllTimersAsync();
  expect(imported).toEqual(['/a.js', '/b.js']);
});

test.each(['pointerdown', 'keydown', 'focusin', 'gamepadconnected'])(
  'a %s loads the files at once, and only once',
  async (type) => {
    open();
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event('load'));
    nextFrame();
    nextFrame();
    await vi.runAllTimersAsync();
    expect(imported).toEqual(['/a.js', '/b.js']);
    expect(preloads()).toHaveLength(2);
  },
);

test('a press while the document arrives requests the files, and evaluates them when it is complete', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  open();
  window.dispatchEvent(new Event('pointerdown'));
  await vi.runAllTimersAsync();
  expect([preloads().length, imported]).toEqual([2, []]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await vi.runAllTimersAsync();
  expect(imported).toEqual(['/a.js', '/b.js']);
});

test('a page that is loaded in a hidden tab does not wait for frames', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open();
  window.dispatchEvent(new Event('load'));
  await vi.runAllTimersAsync();
  expect(imported).toEqual(['/a.js', '/b.js']);
});

test('a picture that never ends delays the files by five seconds at most', async () => {
  open();
  await vi.advanceTimersByTimeAsync(4999);
  expect(imported).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(imported).toContain('/a.js');
});

test.each([
  { when: 'with a connection', onLine: true, reloads: 1 },
  { when: 'without a connection', onLine: false, reloads: 0 },
])('$when a file that cannot be loaded is logged and reloads the page $reloads times', async ({ onLine, reloads }) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  for (let visit = 0; visit < 2; visit += 1) {
    open((file) => Promise.reject(new Error(file)));
    window.dispatchEvent(new Event('keydown'));
    await vi.runAllTimersAsync();
  }
  expect(logged.mock.calls[0]).toEqual([new Error('/a.js')]);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test('the page’s own files come last, and a failure of one is left to the router', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  page = '/page.js /other.js';
  open((file) => (file === '/page.js' ? Promise.reject(new Error(file)) : Promise.resolve(imported.push(file))));
  window.dispatchEvent(new Event('keydown'));
  await vi.runAllTimersAsync();
  expect(imported).toEqual(['/a.js', '/b.js', '/other.js']);
  expect(preloads()).toHaveLength(4);
  expect([logged, reload].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

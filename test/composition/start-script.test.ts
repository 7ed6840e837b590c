// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { START_SCRIPT } from '../../src/composition/document-scripts';

let frames: FrameRequestCallback[];
let imported: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [frames, imported] = [[], []];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue({
    dataset: { files: '/a.js /b.js' },
  } as unknown as HTMLScriptElement);
});

afterEach(() => {
  document.head.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs the script of a document. `load` replaces dynamic imports. */
function open(load = (file: string): Promise<unknown> => Promise.resolve(imported.push(file))): void {
  vi.stubGlobal('load', load);
  window.eval(START_SCRIPT.replace('import(', 'load('));
}

const nextFrame = () => {
  for (const frame of frames.splice(0)) frame(0);
};
const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link')].map(({ rel, href }) => [rel, href]);

test('the files wait until the loaded page is on the screen', async () => {
  open();
  await vi.runAllTimersAsync();
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

test.each(['pointerdown', 'keydown', 'focusin'])('a %s loads the files at once, and only once', async (type) => {
  open();
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event('load'));
  nextFrame();
  nextFrame();
  await vi.runAllTimersAsync();
  expect(imported).toEqual(['/a.js', '/b.js']);
  expect(preloads()).toHaveLength(2);
});

test('a page that is loaded in a hidden tab does not wait for frames', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open();
  window.dispatchEvent(new Event('load'));
  await vi.runAllTimersAsync();
  expect(imported).toEqual(['/a.js', '/b.js']);
});

test('a file that cannot be loaded is logged and ends the start', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  open((file) => Promise.reject(new Error(file)));
  window.dispatchEvent(new Event('load'));
  nextFrame();
  nextFrame();
  await vi.runAllTimersAsync();
  expect(logged.mock.calls).toEqual([[new Error('/a.js')]]);
});

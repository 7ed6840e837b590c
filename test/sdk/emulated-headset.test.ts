// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadEmulatedHeadset } from '../../sdk/emulated-headset';

const running = Object.assign(document.createElement('script'), {
  src: 'https://static.site.test/sdk/v1/holocade-sdk.global.js',
});
const FILE = 'https://static.site.test/sdk/v1/emulated-headset.js';

function pageAt(search: string, scripts: readonly string[] = [], framed = false) {
  const write = vi.fn();
  const own = { location: { search }, document: { scripts: scripts.map((src) => ({ src })), write } };
  return { own: Object.assign(own, { parent: framed ? {} : own }) as unknown as Window, write };
}

describe('loadEmulatedHeadset', () => {
  let page = pageAt('');
  beforeEach(() => {
    page = pageAt('?holocade_headset=emulated');
  });

  test('writes the script beside the SDK before the page’s own scripts', () => {
    loadEmulatedHeadset(page.own, running);
    expect(page.write).toHaveBeenCalledExactlyOnceWith(`<script src="${FILE}"></script>`);
  });

  test.each([
    ['without the parameter', pageAt('?a=1'), running],
    ['in a frame', pageAt('?holocade_headset=emulated', [], true), running],
    ['in a page that has it', pageAt('?holocade_headset=emulated', ['/_headset/emulated-headset.js']), running],
    ['as a module', pageAt('?holocade_headset=emulated'), null],
  ] as const)('writes nothing %s', (_when, { own, write }, script) => {
    loadEmulatedHeadset(own, script);
    expect(write).not.toHaveBeenCalled();
  });
});

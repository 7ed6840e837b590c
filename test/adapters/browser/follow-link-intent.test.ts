// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followLinkIntent } from '../../../src/adapters/browser/follow-link-intent';

let stop: () => void = () => undefined;
const calls: string[] = [];

beforeEach(() => {
  stop = followLinkIntent(document, {
    rested: (address) => calls.push(`rested ${address}`),
    wanted: (address) => calls.push(`wanted ${address}`),
    focused: (address) => calls.push(`focused ${address}`),
    left: (address) => calls.push(`left ${address}`),
    followed: () => calls.push('followed'),
  });
});

afterEach(() => {
  stop();
  calls.length = 0;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

function link(attributes: Record<string, string>): HTMLElement {
  const made = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  const words = document.createElement('span');
  made.append(words);
  document.body.append(made);
  return words;
}

function point(type: string, on: Element, init: MouseEventInit = {}): void {
  on.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));
}

function touch(type: string, on: Element, pointerType: string): void {
  on.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
}

describe('followLinkIntent', () => {
  test('reports when the pointer enters a link, presses the link and leaves the link', () => {
    const words = link({ href: '/arcade/games?sort=popular#list' });
    point('pointerover', words);
    point('pointerdown', words);
    point('pointerout', words);
    expect(calls).toEqual([
      'rested /arcade/games?sort=popular',
      'wanted /arcade/games?sort=popular',
      'left /arcade/games?sort=popular',
    ]);
  });

  test('reports when a link receives and loses the focus', () => {
    const words = link({ href: '/blog' });
    words.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    words.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(calls).toEqual(['focused /blog', 'left /blog']);
  });

  test.each(['mouse', 'pen', ''])('reports a link as wanted on pointer down: %o', (pointerType) => {
    const words = link({ href: '/blog' });
    for (const type of ['pointerover', 'pointerdown', 'pointerup']) touch(type, words, pointerType);
    expect(calls).toEqual(['rested /blog', 'wanted /blog']);
  });

  test('reports a link as wanted when a finger is lifted, and not when a finger starts to scroll', () => {
    const words = link({ href: '/blog' });
    for (const type of ['pointerover', 'pointerdown', 'pointercancel']) touch(type, words, 'touch');
    expect(calls).toEqual([]);
    touch('pointerup', words, 'touch');
    expect(calls).toEqual(['wanted /blog']);
  });

  test('reports when a link is followed', () => {
    point('click', link({ href: '/blog' }));
    expect(calls).toEqual(['followed']);
  });

  test('reports nothing while the pointer moves within the same link', () => {
    const words = link({ href: '/blog' });
    point('pointerout', words, { relatedTarget: words.parentElement });
    point('pointerover', words, { relatedTarget: words.parentElement });
    expect(calls).toEqual([]);
  });

  test.each([
    { href: '/blog', target: '_blank' },
    { href: '/blog', download: '' },
    { href: '?reviews=2', 'data-stays': '' },
    { href: 'https://elsewhere.example/blog' },
    { href: 'mailto:help@holocade.localhost' },
    { href: '#content' },
  ])('ignores links that lead elsewhere: %o', (attributes) => {
    point('pointerover', link(attributes));
    point('pointerdown', link(attributes));
    expect(calls).toEqual([]);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'ignores presses that open a link elsewhere: %o',
    (keys) => {
      point('pointerdown', link({ href: '/blog' }), keys);
      expect(calls).toEqual([]);
    },
  );

  test.each([
    [{ saveData: true, effectiveType: '4g' }, 0],
    [{ saveData: false, effectiveType: 'slow-2g' }, 0],
    [{ saveData: false, effectiveType: '2g' }, 0],
    [{ saveData: false, effectiveType: '3g' }, 1],
  ])('reports links unless the connection is slow or saves data: %o', (connection, times) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    point('pointerover', link({ href: '/blog' }));
    expect(calls).toHaveLength(times);
  });

  test('reports nothing after cancel', () => {
    stop();
    point('pointerover', link({ href: '/blog' }));
    expect(calls).toEqual([]);
  });
});

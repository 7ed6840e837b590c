import { describe, expect, test } from 'vitest';
import type { OpeningWindow } from '../../../src/adapters/browser/browser-sign-in-tabs';
import { BrowserSignInTabs } from '../../../src/adapters/browser/browser-sign-in-tabs';
import { FakeClock } from '../../fakes/fake-clock';

const ACCOUNTS = 'https://accounts.portal.test';
const login = { from: 'holocade', type: 'login' };

/** Portal window of a browser that opens or blocks tabs. */
function begin(blocked?: 'null' | 'closed') {
  const went: string[] = [];
  const tab = {
    closed: blocked === 'closed',
    location: { replace: (url: string) => went.push(url) },
    close() {
      tab.closed = true;
    },
  };
  const asked: unknown[][] = [];
  const target = new EventTarget();
  let listeners = 0;
  const portal = {
    location: { protocol: 'https:', host: 'portal.test' },
    open: (...how: unknown[]) => {
      asked.push(how);
      return blocked === 'null' ? null : tab;
    },
    addEventListener: (type: string, listener: EventListener) => {
      listeners += 1;
      target.addEventListener(type, listener);
    },
    removeEventListener: (type: string, listener: EventListener) => {
      listeners -= 1;
      target.removeEventListener(type, listener);
    },
  };
  const clock = new FakeClock();
  const received: unknown[] = [];
  const opened = new BrowserSignInTabs(portal as unknown as OpeningWindow, ACCOUNTS, clock).open({
    reported: (message) => received.push(message),
    closed: () => received.push('closed'),
  });
  const post = (data: unknown, origin = ACCOUNTS, source: unknown = tab) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { tab, went, asked, clock, received, opened, post, listeners: () => listeners };
}

describe('BrowserSignInTabs', () => {
  test('opens an empty tab with an opener and replaces its location when sent to a URL', () => {
    const { opened, asked, went } = begin();
    expect(asked).toEqual([['', '_blank']]);
    opened?.sendTo('https://id.test/');
    expect(went).toEqual(['https://id.test/']);
  });

  test.each(['null', 'closed'] as const)('returns undefined if the browser blocks the tab (%s)', (how) => {
    const { opened, listeners, clock } = begin(how);
    expect(opened).toBeUndefined();
    expect(listeners()).toBe(0);
    expect(clock.pending).toBe(0);
  });

  test('T15: accepts messages only from its own window at the exact origin of the closing page', () => {
    const { post, received } = begin();
    post(login, 'https://hexaroid.play.portal.test');
    post(login, 'https://portal.test');
    post(login, 'http://accounts.portal.test');
    post(login, ACCOUNTS, {});
    post(login, ACCOUNTS, null);
    post({ type: 'login' });
    post('login');
    expect(received).toEqual([]);
    post(login);
    expect(received).toEqual([{ type: 'login' }]);
  });

  test('reports a manual close within a second, after the last message of the tab', () => {
    const { tab, clock, received, post, listeners } = begin();
    clock.advance(60_000);
    tab.closed = true;
    clock.advance(500);
    post(login);
    clock.advance(500);
    expect(received).toEqual([{ type: 'login' }, 'closed']);
    expect(listeners()).toBe(0);
    expect(clock.pending).toBe(0);
  });

  test('stops listening and polling after the portal has closed the tab', () => {
    const { opened, tab, clock, received, post, listeners } = begin();
    opened?.close();
    opened?.close();
    expect(tab.closed).toBe(true);
    post(login);
    clock.advance(5000);
    expect(received).toEqual([]);
    expect(clock.pending).toBe(0);
    expect(listeners()).toBeLessThanOrEqual(0);
  });

  test('leaves a forgotten tab open but stops listening and polling', () => {
    const { opened, tab, clock, received, post } = begin();
    opened?.forget();
    expect(tab.closed).toBe(false);
    post(login);
    tab.closed = true;
    clock.advance(5000);
    expect([received, clock.pending]).toEqual([[], 0]);
  });

  test('does not navigate a closed tab', () => {
    const { opened, tab, went } = begin();
    tab.closed = true;
    opened?.sendTo('https://id.test/');
    expect(went).toEqual([]);
  });
});

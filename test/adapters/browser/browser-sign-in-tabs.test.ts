import { describe, expect, test } from 'vitest';
import type { OpeningWindow } from '../../../src/adapters/browser/browser-sign-in-tabs';
import { BrowserSignInTabs } from '../../../src/adapters/browser/browser-sign-in-tabs';
import { FakeClock } from '../../fakes/fake-clock';

const ACCOUNTS = 'https://accounts.portal.test';
const login = { from: 'holocade', type: 'login' };

/** A portal's window whose browser opens tabs, or blocks them. */
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
  const heard: unknown[] = [];
  const opened = new BrowserSignInTabs(portal as unknown as OpeningWindow, ACCOUNTS, clock).open({
    told: (message) => heard.push(message),
    closed: () => heard.push('closed'),
  });
  const post = (data: unknown, origin = ACCOUNTS, source: unknown = tab) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { tab, went, asked, clock, heard, opened, post, listeners: () => listeners };
}

describe('a tab for signing in', () => {
  test('is an empty one that keeps its opener, and goes where it is sent without a way back to nothing', () => {
    const { opened, asked, went } = begin();
    expect(asked).toEqual([['', '_blank']]);
    opened?.sendTo('https://id.test/');
    expect(went).toEqual(['https://id.test/']);
  });

  test.each(['null', 'closed'] as const)('is not there when the browser blocks it (%s)', (how) => {
    const { opened, listeners, clock } = begin(how);
    expect(opened).toBeUndefined();
    expect(listeners()).toBe(0);
    expect(clock.pending).toBe(0);
  });

  test('T15: is heard from its own window at the exact origin of the closing page, and nobody else is', () => {
    const { post, heard } = begin();
    post(login, 'https://hexaroid.play.portal.test');
    post(login, 'https://portal.test');
    post(login, 'http://accounts.portal.test');
    post(login, ACCOUNTS, {});
    post(login, ACCOUNTS, null);
    post({ type: 'login' });
    post('login');
    expect(heard).toEqual([]);
    post(login);
    expect(heard).toEqual([{ type: 'login' }]);
  });

  test('tells that it was closed by hand within a second, after what it had said', () => {
    const { tab, clock, heard, post, listeners } = begin();
    clock.advance(60_000);
    tab.closed = true;
    clock.advance(500);
    post(login);
    clock.advance(500);
    expect(heard).toEqual([{ type: 'login' }, 'closed']);
    expect(listeners()).toBe(0);
    expect(clock.pending).toBe(0);
  });

  test('is neither heard nor watched once it was closed from here', () => {
    const { opened, tab, clock, heard, post, listeners } = begin();
    opened?.close();
    opened?.close();
    expect(tab.closed).toBe(true);
    post(login);
    clock.advance(5000);
    expect(heard).toEqual([]);
    expect(clock.pending).toBe(0);
    expect(listeners()).toBeLessThanOrEqual(0);
  });

  test('is left open once it was forgotten, and neither heard nor watched', () => {
    const { opened, tab, clock, heard, post } = begin();
    opened?.forget();
    expect(tab.closed).toBe(false);
    post(login);
    tab.closed = true;
    clock.advance(5000);
    expect([heard, clock.pending]).toEqual([[], 0]);
  });

  test('is not sent anywhere once it is gone', () => {
    const { opened, tab, went } = begin();
    tab.closed = true;
    opened?.sendTo('https://id.test/');
    expect(went).toEqual([]);
  });
});

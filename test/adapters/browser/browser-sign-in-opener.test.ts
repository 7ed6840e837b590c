import { describe, expect, test } from 'vitest';
import { BrowserSignInOpener } from '../../../src/adapters/browser/browser-sign-in-tabs';

function begin(opener: unknown) {
  const went: string[] = [];
  const tab = { opener, location: { replace: (url: string | URL) => void went.push(String(url)) } };
  return { went, opener: new BrowserSignInOpener(tab, 'https://accounts.portal.test') };
}

describe('BrowserSignInOpener', () => {
  test('is notified through the closing page', () => {
    const { went, opener } = begin({ closed: false });
    expect(opener.notifyRegistered('google')).toBe(true);
    expect(went).toEqual(['https://accounts.portal.test/closed?type=register&provider=google']);
  });

  test.each([null, { closed: true }])('is not notified when the opener is missing or closed (%j)', (nobody) => {
    const { went, opener } = begin(nobody);
    expect(opener.notifyRegistered('google')).toBe(false);
    expect(went).toEqual([]);
  });
});

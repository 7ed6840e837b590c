// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { PageSharer, referrerHost } from '../../../src/adapters/browser/play-environment';

const page = { title: 'Night Ferry', url: 'http://portal.test/arcade/games/night-ferry' };
const failing = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('PageSharer', () => {
  test('passes title and URL to the share dialog', async () => {
    const given: unknown[] = [];
    expect(await new PageSharer({ share: async (data) => void given.push(data) }).share(page)).toBe('shared');
    expect(given).toEqual([page]);
  });

  test('handles a cancelled, failed or missing share dialog', async () => {
    expect(await new PageSharer({ share: failing('AbortError') }).share(page)).toBe('declined');
    expect(await new PageSharer({ share: failing('NotAllowedError') }).share(page)).toBe('unavailable');
    expect(await new PageSharer({}).share(page)).toBe('unavailable');
  });
});

describe('referrerHost', () => {
  test('returns the host of another site without www', () => {
    expect(referrerHost('https://www.news.test/a?b=c', 'portal.test')).toBe('news.test');
    expect(referrerHost('http://sub.news.test:8080/', 'portal.test')).toBe('sub.news.test');
  });

  test('is undefined for the portal’s hosts, apps and a missing referrer', () => {
    const referrers = ['https://portal.test/', 'https://developer.portal.test/x', 'android-app://a.b/', ''];
    expect(referrers.map((referrer) => referrerHost(referrer, 'portal.test'))).toEqual(
      Array<undefined>(4).fill(undefined),
    );
  });
});

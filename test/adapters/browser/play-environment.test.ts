// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { PageSharer } from '../../../src/adapters/browser/play-environment';

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

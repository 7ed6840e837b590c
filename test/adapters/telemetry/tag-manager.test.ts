// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import type { TagPage } from '../../../src/adapters/telemetry/tag-manager';
import { addTagManager } from '../../../src/adapters/telemetry/tag-manager';

afterEach(() => {
  document.head.replaceChildren();
});

const addresses = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

describe('addTagManager', () => {
  test('loads at once on a page without a consent manager, with its start time', () => {
    const page: TagPage = { document, dataLayer: [{ event: 'page_view' }] };
    addTagManager(page, 'GTM-ABC123', () => 1_700_000_000_000);
    expect(addresses()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
    expect(page.dataLayer).toEqual([{ event: 'page_view' }, { event: 'gtm.js', 'gtm.start': 1_700_000_000_000 }]);
  });

  test('does not load before the consent manager gives consent', () => {
    addTagManager({ document, __tcfapi: () => undefined }, 'GTM-ABC123', () => 0);
    expect(addresses()).toEqual([]);
  });
});

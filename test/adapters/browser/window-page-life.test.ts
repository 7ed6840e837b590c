import { describe, expect, test } from 'vitest';
import { WindowPageLife } from '../../../src/adapters/browser/window-page-life';

function setUp() {
  const page = new EventTarget();
  const seen: string[] = [];
  const cancel = new WindowPageLife(page as Window).follow({
    left: () => seen.push('left'),
    back: () => seen.push('back'),
  });
  const happen = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { seen, cancel, happen };
}

describe('WindowPageLife', () => {
  test('reports that the page is hidden on every pagehide, cached or not', () => {
    const { seen, happen } = setUp();
    happen('pagehide', false);
    happen('pagehide', true);
    expect(seen).toEqual(['left', 'left']);
  });

  test('reports a return only for a page restored from the cache', () => {
    const { seen, happen } = setUp();
    happen('pageshow', false);
    expect(seen).toEqual([]);
    happen('pageshow', true);
    expect(seen).toEqual(['back']);
  });

  test('reports nothing after cancel', () => {
    const { seen, cancel, happen } = setUp();
    cancel();
    happen('pagehide', true);
    happen('pageshow', true);
    expect(seen).toEqual([]);
  });
});

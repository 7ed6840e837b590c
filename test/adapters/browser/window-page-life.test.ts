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

describe('the life of a page', () => {
  test('ends for the time being whenever the browser puts the page away, for good or not', () => {
    const { seen, happen } = setUp();
    happen('pagehide', false);
    happen('pagehide', true);
    expect(seen).toEqual(['left', 'left']);
  });

  test('goes on only with a page that the browser has kept', () => {
    const { seen, happen } = setUp();
    happen('pageshow', false);
    expect(seen).toEqual([]);
    happen('pageshow', true);
    expect(seen).toEqual(['back']);
  });

  test('is not followed any more once that is cancelled', () => {
    const { seen, cancel, happen } = setUp();
    cancel();
    happen('pagehide', true);
    happen('pageshow', true);
    expect(seen).toEqual([]);
  });
});

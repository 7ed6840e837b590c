import { describe, expect, test, vi } from 'vitest';
import { PageAttention } from '../../../src/adapters/browser/page-attention';

/** A tab's document, which can be hidden and shown. */
class Page extends EventTarget {
  constructor(public visibilityState: DocumentVisibilityState) {
    super();
  }

  show(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const attentionOf = (page: Page) => new PageAttention(page);

describe('the attention of a tab', () => {
  test('is there at once while it is seen', () => {
    const then = vi.fn();
    attentionOf(new Page('visible')).whenSeen(then);
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('is waited for while it is hidden, and comes once', () => {
    const page = new Page('hidden');
    const then = vi.fn();
    attentionOf(page).whenSeen(then);
    page.show('hidden');
    expect(then).not.toHaveBeenCalled();
    page.show('visible');
    page.show('visible');
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('is not waited for any more once that is cancelled', () => {
    const page = new Page('hidden');
    const then = vi.fn();
    const cancel = attentionOf(page).whenSeen(then);
    cancel();
    page.show('visible');
    expect(then).not.toHaveBeenCalled();
  });
});

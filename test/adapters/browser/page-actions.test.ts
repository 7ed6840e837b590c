import { afterEach, describe, expect, test, vi } from 'vitest';
import { PageClipboard, PageLeaveGuard } from '../../../src/adapters/browser/page-actions';

afterEach(() => {
  vi.unstubAllGlobals();
});

class Item {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}

function board({ promises = true, open = true } = {}) {
  if (promises) vi.stubGlobal('ClipboardItem', Item);
  const copied: string[] = [];
  const clipboard = new PageClipboard(() => ({
    write: async ([item]) => {
      if (!open) throw new Error('closed');
      copied.push((await (await (item as unknown as Item).parts['text/plain'])?.text()) ?? '');
    },
    writeText: async (text) => {
      if (!open) throw new Error('closed');
      copied.push(text);
    },
  }));
  return { clipboard, copied };
}

describe('PageClipboard', () => {
  test('copies a text', async () => {
    const { clipboard, copied } = board();
    expect([await clipboard.copy('a kite'), copied]).toEqual([true, ['a kite']]);
  });

  test.each([true, false])('copies a pending text, with promise support: %s', async (promises) => {
    const { clipboard, copied } = board({ promises });
    expect([await clipboard.copy(Promise.resolve('a kite')), copied]).toEqual([true, ['a kite']]);
  });

  test('passes a promise to the clipboard before the text is available', () => {
    const write = vi.fn(() => Promise.resolve());
    vi.stubGlobal('ClipboardItem', Item);
    const clipboard = new PageClipboard(() => ({ write, writeText: () => Promise.reject(new Error('unused')) }));
    void clipboard.copy(new Promise(() => undefined));
    expect(write).toHaveBeenCalledOnce();
  });

  test('copies nothing without a text or without access to the clipboard', async () => {
    const { clipboard, copied } = board();
    expect([await clipboard.copy(Promise.resolve(undefined)), copied]).toEqual([false, []]);
    expect(await board({ open: false }).clipboard.copy('a kite')).toBe(false);
    expect(await board({ open: false }).clipboard.copy(Promise.resolve('a kite'))).toBe(false);
  });
});

test('PageLeaveGuard asks for confirmation before the page is left, until the guard is stopped', () => {
  const page = new EventTarget() as unknown as Window;
  const leave = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const guard = new PageLeaveGuard(page);
  expect(leave()).toBe(false);
  const stop = guard.activate();
  expect(leave()).toBe(true);
  stop();
  stop();
  expect(leave()).toBe(false);
});

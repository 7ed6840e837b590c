import { afterEach, describe, expect, test, vi } from 'vitest';
import { PageClipboard } from '../../../src/adapters/browser/page-clipboard';

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

describe('the clipboard of the page', () => {
  test('takes a text', async () => {
    const { clipboard, copied } = board();
    expect([await clipboard.copy('a kite'), copied]).toEqual([true, ['a kite']]);
  });

  test.each([true, false])(
    'takes a text that is on its way, where promises are taken (%s) or not',
    async (promises) => {
      const { clipboard, copied } = board({ promises });
      expect([await clipboard.copy(Promise.resolve('a kite')), copied]).toEqual([true, ['a kite']]);
    },
  );

  test('is handed the promise before the text is there', () => {
    const write = vi.fn(() => Promise.resolve());
    vi.stubGlobal('ClipboardItem', Item);
    const clipboard = new PageClipboard(() => ({ write, writeText: () => Promise.reject(new Error('unused')) }));
    void clipboard.copy(new Promise(() => undefined));
    expect(write).toHaveBeenCalledOnce();
  });

  test('copies nothing where there is nothing, and where it is closed', async () => {
    const { clipboard, copied } = board();
    expect([await clipboard.copy(Promise.resolve(undefined)), copied]).toEqual([false, []]);
    expect(await board({ open: false }).clipboard.copy('a kite')).toBe(false);
    expect(await board({ open: false }).clipboard.copy(Promise.resolve('a kite'))).toBe(false);
  });
});

// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PageFileSaver } from '../../../src/adapters/browser/page-actions';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('PageFileSaver', () => {
  test('downloads the text under its file name and frees the memory', async () => {
    vi.useFakeTimers();
    const blobs: Blob[] = [];
    URL.createObjectURL = vi.fn((blob: Blob) => {
      blobs.push(blob);
      return 'blob:one';
    });
    URL.revokeObjectURL = vi.fn();
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`);
    });
    new PageFileSaver().save('data.json', '{"a":1}', 'application/json');
    expect(clicked).toEqual(['data.json blob:one']);
    expect(blobs[0]?.type).toBe('application/json');
    expect(blobs[0]?.size).toBe(7);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:one');
  });
});

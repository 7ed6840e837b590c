// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ARRIVING_SCRIPT, endArrival } from '../../src/composition/document-scripts';

const mark = () => document.documentElement.dataset.arriving;

/** Runs the script of a page that was opened in this way; undefined for a browser that does not say it. */
function open(type: NavigationTimingType | undefined): void {
  const entries = type === undefined ? [] : [{ type }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as unknown as PerformanceEntryList);
  window.eval(ARRIVING_SCRIPT);
}

beforeEach(() => {
  location.hash = '';
  endArrival(document);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('ARRIVING_SCRIPT', () => {
  test('marks a page that a link opened, until endArrival', () => {
    open('navigate');
    expect(mark()).toBe('');
    endArrival(document);
    expect(mark()).toBeUndefined();
  });

  test('marks a page until the first key', () => {
    open('navigate');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
    expect(mark()).toBeUndefined();
  });

  test.each([
    ['a reload', 'reload'],
    ['Back', 'back_forward'],
    ['a way that the browser does not say', undefined],
  ] as const)('leaves a page as it is after %s', (_, type) => {
    open(type);
    expect(mark()).toBeUndefined();
  });

  test('leaves a page as it is if the link names a section', () => {
    location.hash = '#reviews';
    open('navigate');
    expect(mark()).toBeUndefined();
  });
});

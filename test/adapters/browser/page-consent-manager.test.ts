import { describe, expect, test, vi } from 'vitest';
import { PageConsentManager } from '../../../src/adapters/browser/page-consent-manager';

describe('PageConsentManager', () => {
  test('is found if its script has loaded by the time of the page load', () => {
    const page = new EventTarget();
    const received: boolean[] = [];
    new PageConsentManager(page).loaded$.subscribe((loaded) => received.push(loaded));
    Object.assign(page, { __tcfapi: () => undefined });
    page.dispatchEvent(new Event('load'));
    expect(received).toEqual([false, true]);
  });

  test('opens its settings', () => {
    const tcfapi = vi.fn();
    new PageConsentManager(Object.assign(new EventTarget(), { __tcfapi: tcfapi })).openSettings();
    expect(tcfapi).toHaveBeenCalledExactlyOnceWith('displayConsentUi', 2, expect.any(Function));
  });

  test('opens nothing if the page has no consent manager', () => {
    expect(() => {
      new PageConsentManager(new EventTarget()).openSettings();
    }).not.toThrow();
  });
});

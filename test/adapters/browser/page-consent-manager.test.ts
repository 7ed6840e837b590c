import { describe, expect, test, vi } from 'vitest';
import { PageConsentManager } from '../../../src/adapters/browser/page-consent-manager';

describe('the consent manager of a page', () => {
  test('is found when its script has come by the time the page has loaded', () => {
    const page = new EventTarget();
    const heard: boolean[] = [];
    new PageConsentManager(page).loaded$.subscribe((loaded) => heard.push(loaded));
    Object.assign(page, { __tcfapi: () => undefined });
    page.dispatchEvent(new Event('load'));
    expect(heard).toEqual([false, true]);
  });

  test('opens its settings', () => {
    const tcfapi = vi.fn();
    new PageConsentManager(Object.assign(new EventTarget(), { __tcfapi: tcfapi })).openSettings();
    expect(tcfapi).toHaveBeenCalledExactlyOnceWith('displayConsentUi', 2, expect.any(Function));
  });

  test('that is not there opens nothing', () => {
    expect(() => {
      new PageConsentManager(new EventTarget()).openSettings();
    }).not.toThrow();
  });
});

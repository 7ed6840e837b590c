// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { InstallPage } from '../../src/adapters/browser/browser-app-installer';
import { PRE_HYDRATION_INSTALL_SCRIPT } from '../../src/composition/document-scripts';

test('PRE_HYDRATION_INSTALL_SCRIPT stores an early offer, and keeps the browser from showing its own', () => {
  window.eval(PRE_HYDRATION_INSTALL_SCRIPT);
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(offer);
  expect((window as InstallPage).installOffer).toBe(offer);
  expect(offer.defaultPrevented).toBe(true);
});

import { describe, expect, test } from 'vitest';
import type { InstallPage } from '../../../src/adapters/browser/browser-app-installer';
import { BrowserAppInstaller } from '../../../src/adapters/browser/browser-app-installer';

function aPage() {
  const prompts: string[] = [];
  const offer = { prompt: async () => void prompts.push('prompt') };
  const page = new EventTarget() as InstallPage;
  const makeOffer = () => {
    page.installOffer = offer;
    page.dispatchEvent(new Event('beforeinstallprompt'));
  };
  return { page, prompts, makeOffer };
}

describe('BrowserAppInstaller', () => {
  test('offers the installation after the browser has offered it, and opens its dialog once', async () => {
    const { page, prompts, makeOffer } = aPage();
    const installer = new BrowserAppInstaller(page);
    expect(installer.available$.value).toBe(false);
    makeOffer();
    expect(installer.available$.value).toBe(true);
    await installer.install();
    await installer.install();
    expect([prompts, installer.available$.value]).toEqual([['prompt'], false]);
  });

  test('uses an offer that the browser made before hydration', () => {
    const { page, makeOffer } = aPage();
    makeOffer();
    expect(new BrowserAppInstaller(page).available$.value).toBe(true);
  });

  test('withdraws the offer when the app is installed', () => {
    const { page, makeOffer } = aPage();
    const installer = new BrowserAppInstaller(page);
    makeOffer();
    page.dispatchEvent(new Event('appinstalled'));
    expect(installer.available$.value).toBe(false);
  });
});

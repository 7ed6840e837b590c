import type { BrowserType } from 'playwright-core';
import * as z from 'zod/mini';

let loaded: Promise<BrowserType> | undefined;

/** Loading the driver sets the language of zod for the whole process, so that setting is restored. */
async function load(): Promise<BrowserType> {
  const settings: object = z.config();
  const before = { ...settings };
  const { chromium } = await import('playwright-core');
  for (const name of Object.keys(settings)) if (!(name in before)) Reflect.deleteProperty(settings, name);
  Object.assign(settings, before);
  return chromium;
}

/** Loads the browser's driver on first use. */
export const loadChromium = (): Promise<BrowserType> => (loaded ??= load());

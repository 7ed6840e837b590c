import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackage } from './debian.mjs';
import { report } from './report.mjs';
import { capture } from './run.mjs';
import { which } from './which.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
/** The same engine without windows, which needs two thirds of the time. */
const SHELL = 'chromium-headless-shell';

async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installed() {
  const asked = process.env.HOLOCADE_CHROMIUM;
  if (asked) return asked;
  return which(...NAMES) ?? (await ofPlaywright());
}

async function install() {
  report.say('no Chromium on this machine, downloading the one of Playwright ...');
  await capture('playwright', ['install', 'chromium']);
  const downloaded = await ofPlaywright();
  if (downloaded) return downloaded;
  if (!canInstallDebianPackages()) return undefined;
  return (await installDebianPackage('chromium')) ? which(...NAMES) : undefined;
}

async function shell() {
  if (process.env.HOLOCADE_CHROMIUM) return undefined;
  const found = which(SHELL);
  if (found || !canInstallDebianPackages()) return found;
  return (await installDebianPackage(SHELL)) ? which(SHELL) : undefined;
}

/** Returns the path of a Chromium, installed if necessary, or undefined if the installation failed. Logs the chosen one. */
export async function findChromium() {
  const path = (await shell()) ?? (await installed()) ?? (await install());
  if (path) report.say(`browser: ${path}`);
  else report.say('no browser: install Chromium, or name one with HOLOCADE_CHROMIUM');
  return path;
}

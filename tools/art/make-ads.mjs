import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { adNames, adScene, adShapes } from './scenes/ad-scenes.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { writePicture } from './lib/write-picture.mjs';

/** Draws all sizes of the portal's own ads in server/assets/ads, at double size. The results are committed. */
const FOLDER = fromRoot('server/assets/ads/');
/** Only this ad covers a game. */
const OVERLAYS = ['lantern-drift'];
const QUALITY = 72;

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
for (const [shape, [width, height]] of Object.entries(adShapes)) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  for (const name of shape === 'overlay' ? OVERLAYS : adNames) {
    await page.setContent(adScene(name, shape));
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const picture = await page.screenshot({ type: 'png' });
    await writePicture(sharp(picture), `${FOLDER}${name}-${shape}`, { quality: QUALITY });
  }
  await page.close();
}
await browser.close();

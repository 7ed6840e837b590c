import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { adScene } from './scenes/ad-scenes.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { writePicture } from './lib/write-picture.mjs';

/** Records the portal's video ads and their posters in server/assets/ads: slow moves over game scenes. The results are committed. */
const NAMES = ['lantern-drift', 'orbital-salvage'];
const WIDTH = 960;
const HEIGHT = 540;
const SECONDS = 8;
const BITS_PER_SECOND = 500_000;
const QUALITY = 72;

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const folder = fromRoot('server/assets/ads/');
mkdirSync(folder, { recursive: true });
for (const name of NAMES) {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(adScene(name, 'overlay'));
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const scene = await page.screenshot({ type: 'png' });

  const recorded = await page.evaluate(
    async ({ picture, width, height, seconds, bitsPerSecond }) => {
      const image = new Image();
      image.src = picture;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      const recorder = new MediaRecorder(canvas.captureStream(24), {
        mimeType: 'video/webm;codecs=vp9',
        videoBitsPerSecond: bitsPerSecond,
      });
      const parts = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const stopped = new Promise((resolve) => (recorder.onstop = resolve));
      const began = performance.now();
      const draw = () => {
        const part = Math.min(1, (performance.now() - began) / (seconds * 1000));
        const zoom = 1 + 0.12 * (1 - Math.cos(Math.PI * part)) * 0.5;
        const [w, h] = [width * zoom, height * zoom];
        context.drawImage(image, (width - w) * 0.7, (height - h) * 0.4, w, h);
        if (part < 1) requestAnimationFrame(draw);
        else recorder.stop();
      };
      recorder.start();
      draw();
      await stopped;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    {
      picture: `data:image/png;base64,${scene.toString('base64')}`,
      width: WIDTH,
      height: HEIGHT,
      seconds: SECONDS,
      bitsPerSecond: BITS_PER_SECOND,
    },
  );
  await page.close();
  writeFileSync(`${folder}${name}-video.webm`, Buffer.from(recorded, 'base64'));
  await writePicture(sharp(scene), `${folder}${name}-video`, { quality: QUALITY });
}
await browser.close();

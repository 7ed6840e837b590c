import { createServer } from 'node:http';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { listGames } from '../../games/build-all.mjs';
import { buildGame, readGame } from '../../games/vite-game.mjs';
import { badgeSvg } from './lib/game-emblems.mjs';
import { recordTrailer, trailerGames } from './lib/record-trailer.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { which } from '../../scripts/lib/which.mjs';
import { writePicture } from './lib/write-picture.mjs';

// Takes pictures of the games: node tools/art/render-game-media.mjs [slug ...] [--shots=hero,slide-1,trailer]
const shots = ['hero', 'slide-1', 'slide-2', 'slide-3', 'slide-4'];
const widths = { hero: [640, 1280, 1920], slide: [160, 640, 1280] };
const quality = 74;
const size = { width: Number(process.env.HOLOCADE_MEDIA_WIDTH ?? 2560), height: 0 };
size.height = Math.round((size.width * 9) / 16);
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

async function serve(folder) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    try {
      const body = await readFile(join(folder, path === '/' ? 'index.html' : path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/html' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

async function dominantColour(picture) {
  const { dominant } = await sharp(picture).resize(64).stats();
  const { data } = await sharp(picture).resize(1, 1, { fit: 'cover' }).raw().toBuffer({ resolveWithObject: true });
  const mixed = [dominant.r, dominant.g, dominant.b].map((value, i) => Math.round((value + data[i]) / 2));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

async function take(page, address, shot) {
  await page.goto(`${address}?shot=${shot}`);
  await page.waitForFunction("document.documentElement.dataset.shot === 'ready'", undefined, { timeout: 600_000 });
  const url = await page.evaluate("document.querySelector('canvas').toDataURL('image/png')");
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function writeSizes(picture, shot, media) {
  for (const width of shot === 'hero' ? widths.hero : widths.slide) {
    await writePicture(sharp(picture).resize(width), join(media, `${shot}-${width}`), { quality });
  }
  if (shot === 'hero') {
    await sharp(picture)
      .resize(1200, 630, { fit: 'cover' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(media, 'hero-1200x630.jpg'));
  }
}

async function renderGame(browser, slug, wanted) {
  const media = join(root, 'games', slug, 'media');
  const built = await mkdtemp(join(tmpdir(), `media-${slug}-`));
  await mkdir(media, { recursive: true });
  await buildGame(slug, built);
  const server = await serve(built);
  const page = await browser.newPage({ viewport: size });
  const colours = JSON.parse(await readFile(join(media, 'colours.json'), 'utf8').catch(() => '{}'));
  const address = `http://127.0.0.1:${server.address().port}/`;
  if (trailers && trailerGames.includes(slug)) {
    const { video, stills } = await recordTrailer(browser, slug, address);
    await writeFile(join(media, 'trailer.webm'), video);
    const seen = await mkdtemp(join(tmpdir(), `trailer-${slug}-`));
    for (const [index, still] of stills.entries()) await writeFile(join(seen, `${index}.png`), still);
    console.log(`${slug} trailer: ${Math.round(video.length / 1024)} KiB, stills in ${seen}`);
  }
  for (const shot of wanted) {
    const started = Date.now();
    const picture = await take(page, address, shot);
    await writeSizes(picture, shot, media);
    colours[shot] = await dominantColour(picture);
    console.log(`${slug} ${shot}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  const { achievements } = await readGame(slug);
  for (const achievement of achievements) {
    const name = `badge-${achievement.slug}`;
    const picture = sharp(Buffer.from(badgeSvg(slug, achievement.slug))).resize(192, 192);
    await writePicture(picture, join(media, name), { quality: 86 });
    colours[name] = await dominantColour(await readFile(join(media, `${name}.webp`)));
  }
  await writeFile(join(media, 'colours.json'), `${JSON.stringify(colours, Object.keys(colours).sort(), 2)}\n`);
  await page.close();
  server.close();
  await rm(built, { recursive: true, force: true });
  const files = await readdir(media);
  const bytes = await Promise.all(files.map(async (file) => (await stat(join(media, file))).size));
  console.log(`${slug}: ${files.length} files, ${Math.round(bytes.reduce((sum, value) => sum + value, 0) / 1024)} KiB`);
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = process.argv.find((word) => word.startsWith('--shots='))?.slice('--shots='.length);
const wanted = chosen === undefined ? shots : chosen.split(',').filter((shot) => shots.includes(shot));
const trailers = chosen === undefined || chosen.split(',').includes('trailer');
const executablePath = process.env.HOLOCADE_CHROMIUM ?? which('chromium', 'chromium-browser', 'google-chrome');
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    '--ignore-gpu-blocklist',
    '--use-gl=angle',
    '--use-angle=gl-egl',
  ],
});
for (const slug of asked.length > 0 ? asked : await listGames()) await renderGame(browser, slug, wanted);
await browser.close();

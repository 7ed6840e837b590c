import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { fromRoot } from '../../scripts/lib/root.mjs';

/** Draws the portal's icons in public/ and its share picture in server/assets from the brand logo. The results are committed. */
const PUBLIC = fromRoot('public/');
const SHARE = fromRoot('server/assets/share/');
const ICO_SIZES = [16, 32, 48];
const SHARE_SIZE = { width: 1200, height: 630 };

const room = '#0A0B14';
const mark = `
  <path fill="#fff" d="M7 15h22a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-5.2a4 4 0 0 1-3.2-1.6l-1-1.3a2 2 0 0 0-3.2 0l-1 1.3a4 4 0 0 1-3.2 1.6H7a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4z"/>
  <path fill="none" stroke="${room}" stroke-width="2.4" stroke-linecap="round" d="M9 21.5v3M27 21.5v3M9 23h18"/>
  <path fill="none" stroke="#5CE1FF" stroke-width="2.4" stroke-linecap="round" d="M18 4.5v6M9.5 6l2.4 5M26.5 6l-2.4 5"/>`;

/** Returns the logo on the background colour. `share` is the logo's share of the width; `radius` (of 36) rounds the corners. */
const icon = (share, radius) => {
  const scale = share;
  const offset = 18 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">
  <rect width="36" height="36" rx="${radius}" fill="${room}"/>
  <g transform="translate(${offset.toFixed(2)} ${offset.toFixed(2)}) scale(${scale})">${mark}
  </g>
</svg>
`;
};

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 36 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Creates an ICO file: a directory of PNG pictures. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, data }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

const rounded = icon(0.86, 8);
writeFileSync(`${PUBLIC}favicon.svg`, rounded);
const small = await Promise.all(ICO_SIZES.map(async (size) => ({ size, data: await png(rounded, size) })));
writeFileSync(`${PUBLIC}favicon.ico`, ico(small));
writeFileSync(`${PUBLIC}icon-192.png`, await png(rounded, 192));
writeFileSync(`${PUBLIC}icon-512.png`, await png(rounded, 512));
// Launchers round these icons: the background fills the square, and the logo stays in the middle.
writeFileSync(`${PUBLIC}icon-maskable-512.png`, await png(icon(0.6, 0), 512));
writeFileSync(`${PUBLIC}apple-touch-icon.png`, await png(icon(0.78, 0), 180));

mkdirSync(SHARE, { recursive: true });
const { width, height } = SHARE_SIZE;
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><radialGradient id="g" cx=".5" cy=".48" r=".62"><stop offset="0" stop-color="${room}" stop-opacity=".9"/>
  <stop offset=".45" stop-color="${room}" stop-opacity=".62"/><stop offset="1" stop-color="${room}" stop-opacity=".18"/></radialGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#g)"/>
  <g transform="translate(447 160) scale(8.5)">${mark}</g>
</svg>`;
const ground = await sharp(fromRoot('games/lantern-drift/media/hero-1920.webp')).resize(width, height).toBuffer();
await sharp(ground)
  .composite([{ input: Buffer.from(shade) }])
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(`${SHARE}portal-1200x630.jpg`);

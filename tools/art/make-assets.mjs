import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { articleScenes } from './scenes/article-scenes.mjs';
import { genreScenes } from './scenes/genre-scenes.mjs';
import { itemScenes } from './scenes/item-scenes.mjs';
import { avatar, logos } from './scenes/small-scenes.mjs';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { writePicture } from './lib/write-picture.mjs';

/** Draws the pictures in server/assets: genres, articles, avatars, items and studio logos. The results are committed. */
const ASSETS = fromRoot('server/assets/');
const WIDTHS = [640, 1280, 1920];
const AVATARS = 12;
const AVATAR_SIZES = { tn: 64, sm: 128, sd: 512 };

const folder = (name) => mkdirSync(ASSETS + name, { recursive: true });

async function dominantColour(image) {
  const { data } = await image
    .clone()
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

async function drawPictures(name, scenes, { share }) {
  folder(name);
  const colours = {};
  for (const [slug, scene] of Object.entries(scenes)) {
    const image = sharp(Buffer.from(scene()));
    for (const width of WIDTHS) {
      await writePicture(image.clone().resize(width), `${ASSETS}${name}/${slug}-${width}`, { quality: 78 });
    }
    if (share) {
      await image
        .clone()
        .resize(1200, 630, { fit: 'cover' })
        .jpeg({ quality: 82, mozjpeg: true })
        .toFile(`${ASSETS}${name}/${slug}-1200x630.jpg`);
    }
    colours[slug] = await dominantColour(image);
  }
  writeFileSync(`${ASSETS}${name}/colours.json`, `${JSON.stringify(colours, undefined, 2)}\n`);
}

async function drawSquares() {
  folder('avatars');
  for (let number = 1; number <= AVATARS; number += 1) {
    const image = sharp(Buffer.from(avatar(number)));
    for (const [size, width] of Object.entries(AVATAR_SIZES)) {
      await writePicture(image.clone().resize(width), `${ASSETS}avatars/${number}-${size}`, { quality: 82 });
    }
  }
  folder('developers');
  for (const [slug, logo] of Object.entries(logos)) {
    await writePicture(sharp(Buffer.from(logo())).resize(256), `${ASSETS}developers/${slug}`, { quality: 86 });
  }
  folder('items');
  for (const [name, scene] of Object.entries(itemScenes)) {
    await writePicture(sharp(Buffer.from(scene())).resize(384), `${ASSETS}items/${name}`, { quality: 82 });
  }
}

await drawPictures('genres', genreScenes, { share: false });
await drawPictures('blog', articleScenes, { share: true });
await drawSquares();

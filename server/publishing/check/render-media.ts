import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { ServerClock } from '../../platform/system/server-clock';
import { pause, within } from './play-build';

/** Pictures and a video of a build, taken during play. */
export interface RenderedMedia {
  /** PNG, 1280x720. */
  readonly hero: Buffer;
  /** PNG, 1280x720; up to four that differ from each other. */
  readonly slides: readonly Buffer[];
  /** WebM without sound, 640x360; undefined if the picture does not move. */
  readonly trailer: Buffer | undefined;
}

/** One picture of a screencast. */
export interface FilmFrame {
  /** JPEG in base64. */
  readonly data: string;
  /** Time in seconds. */
  readonly at: number;
}

/** Sizes in CSS pixels. */
export const pictureSize = { width: 1280, height: 720 } as const;
const filmSize = { width: 640, height: 360 } as const;

const SHOTS = 6;
const SHOT_PAUSE_MS = 500;
const SHOT_MS = 5000;
const MAX_SLIDES = 4;
/** Minimum entropy of a picture in bits; below it, the picture counts as empty. */
const MIN_ENTROPY = 0.5;
/** Minimum mean difference between the pixels of two pictures, of 255. */
const MIN_DIFFERENCE = 3;
const MAX_FRAMES = 240;
const MIN_FRAMES = 8;
const MAX_FILM_BYTES = 24 * 1024 * 1024;
const MAX_TRAILER_BYTES = 2 * 1024 * 1024;
const BITS_PER_SECOND = 1_800_000;

/** Takes pictures at several times. */
export async function takePictures(page: Page, clock: ServerClock): Promise<readonly Buffer[]> {
  const taken: Buffer[] = [];
  for (let shot = 0; shot < SHOTS; shot += 1) {
    const picture = await within(clock, SHOT_MS, page.screenshot({ type: 'png', timeout: SHOT_MS }));
    if (picture === undefined) break;
    taken.push(picture);
    await pause(clock, SHOT_PAUSE_MS);
  }
  return taken;
}

interface MeasuredPicture {
  readonly picture: Buffer;
  readonly entropy: number;
  readonly small: Buffer;
}

async function weigh(picture: Buffer): Promise<MeasuredPicture> {
  const { entropy } = await sharp(picture).stats();
  const small = await sharp(picture).resize(32, 18, { fit: 'fill' }).greyscale().raw().toBuffer();
  return { picture, entropy, small };
}

const difference = (one: MeasuredPicture, other: MeasuredPicture): number =>
  one.small.reduce((sum, value, index) => sum + Math.abs(value - (other.small[index] ?? 0)), 0) / one.small.length;

/** Chooses the picture with the most detail, and up to four that differ from each other; undefined if all are empty. */
export async function choosePictures(
  taken: readonly Buffer[],
): Promise<Pick<RenderedMedia, 'hero' | 'slides'> | undefined> {
  const weighed: MeasuredPicture[] = [];
  for (const picture of taken) weighed.push(await weigh(picture));
  const [hero, ...others] = weighed
    .filter(({ entropy }) => entropy >= MIN_ENTROPY)
    .sort((one, other) => other.entropy - one.entropy);
  if (!hero) return undefined;
  const slides = [hero];
  for (const one of others)
    if (slides.length < MAX_SLIDES && slides.every((slide) => difference(slide, one) >= MIN_DIFFERENCE))
      slides.push(one);
  return { hero: hero.picture, slides: slides.map(({ picture }) => picture) };
}

/** Records the page for a while. */
export async function film(page: Page, clock: ServerClock, milliseconds: number): Promise<readonly FilmFrame[]> {
  const frames: FilmFrame[] = [];
  let bytes = 0;
  await within(clock, SHOT_MS, page.setViewportSize(filmSize));
  const session = await within(clock, SHOT_MS, page.context().newCDPSession(page));
  if (!session) return [];
  session.on('Page.screencastFrame', ({ data, metadata: { timestamp }, sessionId }) => {
    bytes += data.length;
    if (frames.length < MAX_FRAMES && bytes < MAX_FILM_BYTES && timestamp !== undefined)
      frames.push({ data, at: timestamp });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  const { width: maxWidth, height: maxHeight } = filmSize;
  const start = session.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth, maxHeight });
  await within(clock, SHOT_MS, start);
  await pause(clock, milliseconds);
  // A busy machine draws fewer pictures in the same time.
  for (let more = 0; more < 4 && frames.length < MIN_FRAMES; more += 1) await pause(clock, milliseconds / 2);
  await within(clock, SHOT_MS, session.send('Page.stopScreencast'));
  await within(clock, SHOT_MS, session.detach());
  return frames;
}

interface Reel {
  readonly frames: readonly FilmFrame[];
  readonly width: number;
  readonly height: number;
  readonly bitsPerSecond: number;
}

/** Runs in a separate page, so it must not use anything outside its body. Returns a WebM video in base64. */
async function encodeInPage({ frames, width, height, bitsPerSecond }: Reel): Promise<string | undefined> {
  const canvas = document.querySelector('canvas');
  const context = canvas?.getContext('2d');
  const [first] = frames;
  if (!canvas || !context || !first) return undefined;
  Object.assign(canvas, { width, height });
  const pictures: ImageBitmap[] = [];
  for (const { data } of frames) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    pictures.push(await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })));
  }
  const recorder = new MediaRecorder(canvas.captureStream(30), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: bitsPerSecond,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const stopped = new Promise((done) => (recorder.onstop = done));
  recorder.start();
  const wait = (milliseconds: number): Promise<void> => new Promise((done) => void setTimeout(done, milliseconds));
  for (const [index, picture] of pictures.entries()) {
    context.drawImage(picture, 0, 0, width, height);
    const [at, next] = [frames[index]?.at ?? 0, frames[index + 1]?.at];
    await wait(Math.min(1000, ((next ?? at + 0.1) - at) * 1000));
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(text);
}

/** Encodes filmed pictures as a short video in a page of the same browser; undefined if too little moved. */
export async function encodeTrailer(
  browser: Browser,
  studio: string,
  frames: readonly FilmFrame[],
  { clock, limit }: { readonly clock: ServerClock; readonly limit: number },
): Promise<Buffer | undefined> {
  if (frames.length < MIN_FRAMES) return undefined;
  const encode = async (): Promise<Buffer | undefined> => {
    const page = await browser.newPage();
    await page.goto(studio);
    const video = await page.evaluate(encodeInPage, { frames, ...filmSize, bitsPerSecond: BITS_PER_SECOND });
    return video === undefined ? undefined : Buffer.from(video, 'base64');
  };
  const video = await within(clock, limit, encode());
  return video && video.length > 0 && video.length <= MAX_TRAILER_BYTES ? video : undefined;
}

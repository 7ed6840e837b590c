import { webm } from './webm.mjs';

/** Size, frame rate and length of a trailer, and seconds of play before it starts. */
const [width, height, rate, seconds] = [640, 360, 25, 6];
const bitrate = 780_000;

/** Seconds of play before the trailer starts, and the pointer's path: its position (0 to 1) and its button. */
const plays = {
  'lantern-drift': {
    before: 24,
    pointer: (t) => ({ x: 0.5 + 0.32 * Math.sin(t * 1.9), y: 0.52 + 0.12 * Math.sin(t * 2.7), down: t % 1.2 < 0.8 }),
  },
  'orbital-salvage': {
    before: 14,
    pointer: (t) => ({ x: 0.5 + 0.3 * Math.sin(t * 1.1), y: 0.45 + 0.16 * Math.sin(t * 1.7), down: t % 0.9 < 0.6 }),
  },
  'pulse-saber': {
    before: 11,
    pointer: (t) => ({ x: 0.5 + 0.2 * Math.sin(t * 5.3), y: 0.55 + 0.2 * Math.sin(t * 7.1), down: t % 0.2 < 0.08 }),
  },
};

/** Games with a recordable trailer. */
export const trailerGames = Object.keys(plays);

/** Replaces the page's clocks by a controlled one, and makes the game draw as on a graphics card. */
function takeClock() {
  let now = 0;
  let next = 0;
  let waiting = new Map();
  const begun = Date.now();
  performance.now = () => now;
  Date.now = () => begun + now;
  window.requestAnimationFrame = (callback) => {
    next += 1;
    waiting.set(next, callback);
    return next;
  };
  window.cancelAnimationFrame = (handle) => void waiting.delete(handle);
  const { getParameter } = WebGL2RenderingContext.prototype;
  const UNMASKED_RENDERER_WEBGL = 0x9246;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER_WEBGL ? 'A graphics card' : getParameter.call(this, name);
  };
  window.stepClock = (milliseconds) => {
    now += milliseconds;
    const due = waiting;
    waiting = new Map();
    for (const callback of due.values()) callback(now);
  };
}

/** Runs in the page: plays `count` frames and encodes the canvas after each when `record` says so. */
async function playFrames({ points, rate, record, size, bitrate }) {
  const canvas = document.querySelector('canvas#view');
  const frames = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      frames.push({
        key: chunk.type === 'key',
        data: btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join('')),
      });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp09.00.21.08', ...size, bitrate, framerate: rate, latencyMode: 'quality' });
  const stills = [];
  for (const [index, { x, y, down }] of points.entries()) {
    const place = {
      clientX: x * innerWidth,
      clientY: y * innerHeight,
      bubbles: true,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
    };
    const was = points[index - 1]?.down ?? false;
    canvas.dispatchEvent(new PointerEvent('pointermove', { ...place, buttons: down ? 1 : 0 }));
    if (down && !was) canvas.dispatchEvent(new PointerEvent('pointerdown', { ...place, button: 0, buttons: 1 }));
    if (!down && was) canvas.dispatchEvent(new PointerEvent('pointerup', { ...place, button: 0 }));
    // Two game frames for each video frame, because the game would lower its quality at 25 frames per second.
    window.stepClock(500 / rate);
    window.stepClock(500 / rate);
    if (!record) {
      if (index % 25 === 0) await new Promise((done) => setTimeout(done));
      continue;
    }
    const frame = new VideoFrame(canvas, { timestamp: (index * 1e6) / rate });
    encoder.encode(frame, { keyFrame: index % (rate * 3) === 0 });
    frame.close();
    if (index % 50 === 25) stills.push(canvas.toDataURL('image/png'));
    while (encoder.encodeQueueSize > 4) await new Promise((done) => setTimeout(done, 5));
  }
  await encoder.flush();
  return { frames, stills };
}

/** Plays a game automatically. Returns its trailer as a WebM file and three stills as PNG files for inspection. */
export async function recordTrailer(browser, slug, address) {
  const { before, pointer } = plays[slug];
  const page = await browser.newPage({ viewport: { width, height } });
  await page.addInitScript(takeClock);
  await page.goto(address);
  await page.waitForFunction("document.querySelector('canvas#view') !== null");
  await page.evaluate('window.stepClock(40)');
  await page.keyboard.press('Enter');
  const points = (from, to) =>
    Array.from({ length: Math.round((to - from) * rate) }, (_, index) => pointer(from + index / rate));
  const options = { rate, size: { width, height }, bitrate };
  await page.evaluate(playFrames, { ...options, points: points(0, before), record: false });
  const { frames, stills } = await page.evaluate(playFrames, {
    ...options,
    points: points(before, before + seconds),
    record: true,
  });
  await page.close();
  const decoded = frames.map(({ key, data }) => ({ key, data: Buffer.from(data, 'base64') }));
  return {
    video: webm(decoded, { width, height, rate }),
    stills: stills.map((still) => Buffer.from(still.slice(still.indexOf(',') + 1), 'base64')),
  };
}

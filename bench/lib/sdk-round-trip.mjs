import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { sdkFile, sdkFiles } from '../../scripts/lib/sdk-files.mjs';
import { median } from './percentile.mjs';

const PORTAL = 'holocade.localhost';
const GAMES = `play.${PORTAL}`;
const GAME = `bench.${GAMES}`;
/** The bridge allows 30 calls a second. */
const PAUSE_MS = 40;
const ENTRY = '\0bridge';

/** The portal's bridge around one frame. It answers every call of the SDK, and echoes raw messages and those of a raw port. */
const bridge = (gameUrl, gamesHost) => `
import { IframeGameFrames } from '/src/adapters/iframe/iframe-game-frames.ts';
import { SystemClock } from '/src/adapters/system/system.ts';
const element = document.querySelector('iframe');
const ignore = () => undefined;
const frames = new IframeGameFrames(window, ${JSON.stringify(gamesHost)}, new SystemClock(), { warn: console.warn });
frames.open(element, { url: ${JSON.stringify(gameUrl)} }).connect({
  greeted: ignore, left: ignore, reported: ignore, loadedSilently: ignore,
  call: () => Promise.resolve({ ok: true, value: false }),
});
addEventListener('message', ({ data, source, origin, ports: [port] }) => {
  if (port) port.onmessage = (event) => port.postMessage(event.data);
  else if (data === 'raw') source.postMessage('raw', origin);
});
element.src = ${JSON.stringify(gameUrl)} + '?holocade_origin=' + encodeURIComponent(location.origin);
`;

/** Runs in the game's frame. Measures one call of each kind in turn, so that all kinds see the same load. */
async function measureInGame({ samples, pause, portal }) {
  const { port1, port2 } = new MessageChannel();
  globalThis.parent.postMessage('port', portal, [port2]);
  port1.start();
  const reply = (target) => new Promise((resolve) => target.addEventListener('message', resolve, { once: true }));
  const kinds = {
    sdkMs: () => globalThis.holocade.user.isLoggedIn(),
    rawMs: () => {
      const replied = reply(globalThis);
      globalThis.parent.postMessage('raw', portal);
      return replied;
    },
    portMs: () => {
      const replied = reply(port1);
      port1.postMessage('port');
      return replied;
    },
  };
  await globalThis.holocade.init();
  const times = { sdkMs: [], rawMs: [], portMs: [] };
  for (let sample = 0; sample < samples; sample += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const ordered = Object.entries(kinds);
    // The first call after a pause also wakes the processes, so each kind is first equally often.
    for (const [kind, call] of [...ordered.slice(sample % 3), ...ordered.slice(0, sample % 3)]) {
      const start = performance.now();
      await call();
      times[kind].push(performance.now() - start);
    }
  }
  return times;
}

async function codeOf(settings) {
  const [{ output }] = await build({ ...settings, build: { ...settings.build, write: false, sourcemap: false } });
  return output[0].code;
}

const sdkCode = () => codeOf(sdkFile(sdkFiles.find(({ fileName }) => fileName === 'holocade-sdk.global.js')));

const bridgeCode = (source) =>
  codeOf({
    root: fromRoot('.'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'bridge',
        resolveId: (id) => (id.endsWith('bridge') ? ENTRY : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    build: { target: 'es2022', lib: { entry: 'bridge', formats: ['es'] } },
  });

/** Isolates both pages, for clocks of 5 microseconds, and separates their processes as the portal's headers do. */
const HEADERS = {
  'cache-control': 'no-store',
  'origin-agent-cluster': '?1',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Measures round trips between a game's frame and its portal in one Chromium page: a call of the built SDK over the portal's
 * bridge, a raw `postMessage` and a raw `MessagePort`. Returns the medians in milliseconds.
 */
export async function sdkRoundTrip({ samples = 99 } = {}) {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('The round trip needs Chromium. Name one with HOLOCADE_CHROMIUM.');
  const server = createServer((request, response) => {
    const [type, body] = files[`${request.headers.host?.split(':')[0]}${request.url?.split('?')[0]}`] ?? [
      'text/plain',
      '',
    ];
    response.writeHead(body === '' ? 404 : 200, { ...HEADERS, 'content-type': `${type}; charset=utf-8` }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  const gameUrl = `http://${GAME}:${port}/1.0.0/index.html`;
  const [sdk, portal] = await Promise.all([sdkCode(), bridgeCode(bridge(gameUrl, `${GAMES}:${port}`))]);
  const files = {
    [`${PORTAL}/`]: [
      'text/html',
      '<!doctype html><iframe allow="cross-origin-isolated"></iframe><script type="module" src="/bridge.js"></script>',
    ],
    [`${PORTAL}/bridge.js`]: ['text/javascript', portal],
    [`${GAME}/1.0.0/index.html`]: ['text/html', '<!doctype html><script src="/sdk.js"></script>'],
    [`${GAME}/sdk.js`]: ['text/javascript', sdk],
  };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://${PORTAL}:${port}/`);
    const frame = await page.waitForSelector('iframe').then((element) => element.contentFrame());
    await frame.waitForURL(`${gameUrl}**`);
    await frame.waitForFunction(() => globalThis.holocade?.environment === 'portal');
    const times = await frame.evaluate(measureInGame, { samples, pause: PAUSE_MS, portal: new URL(page.url()).origin });
    return Object.fromEntries(Object.entries(times).map(([kind, values]) => [kind, median(values)]));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

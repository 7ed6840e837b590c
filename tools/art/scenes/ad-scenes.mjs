import { readFileSync } from 'node:fs';
import { fromRoot } from '../../../scripts/lib/root.mjs';

/** The portal's own ads. Their claims are true, and each links to a matching page. */
const ADS = {
  'lantern-drift': {
    title: 'Lantern Drift',
    text: 'Let a paper lantern rise over a night lake.',
    call: 'Play free',
    colours: ['#FFB454', '#FF6AD5'],
    picture: 'games/lantern-drift/media/hero-1280.webp',
  },
  'orbital-salvage': {
    title: 'Orbital Salvage',
    text: 'Pull wrecks out of orbit, and mind the drones.',
    call: 'Play free',
    colours: ['#5CE1FF', '#8B6CFF'],
    picture: 'games/orbital-salvage/media/hero-1280.webp',
  },
  'pulse-saber': {
    title: 'Pulse Saber',
    text: 'Cut the beat with two blades of light.',
    call: 'Play free',
    colours: ['#FF6AD5', '#8B6CFF'],
    picture: 'games/pulse-saber/media/hero-1280.webp',
  },
  premium: {
    title: 'A month without ads',
    text: 'Premium costs 10 coins, and ends by itself.',
    call: 'How it works',
    colours: ['#5CE1FF', '#FF6AD5'],
    picture: 'server/assets/genres/relaxation-1280.webp',
  },
  publish: {
    title: 'Publish your game',
    text: 'You make WebXR? We would like to see it.',
    call: 'Write to us',
    colours: ['#46E6A4', '#5CE1FF'],
    picture: 'server/assets/genres/action-1280.webp',
  },
};

/** Sizes of page ads and of the ad over a game. Each is drawn at double size. */
export const adShapes = { '735x90': [735, 90], '600x500': [600, 500], overlay: [960, 540] };

export const adNames = Object.keys(ADS);

const base64 = (path) => readFileSync(fromRoot(path)).toString('base64');
const font = (name) => base64(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);

const layouts = {
  // A narrow screen shows only the left part, which contains the text.
  '735x90': `
    .shade { background: linear-gradient(90deg, #0A0B14 0 300px, #0A0B14bb 420px, #0A0B1422 640px); }
    main { flex-direction: row; align-items: center; justify-content: space-between; padding: 0 22px 0 26px; }
    h1 { font-size: 23px; } p { font-size: 15px; }
    .picture { left: 300px; }`,
  '600x500': `
    .shade { background: linear-gradient(180deg, #0A0B1400 30%, #0A0B14e6 68%, #0A0B14 100%); }
    main { justify-content: flex-end; gap: 20px; padding: 34px; }
    h1 { font-size: 44px; } p { font-size: 21px; margin-top: 8px; }
    .call { align-self: flex-start; font-size: 18px; padding: 13px 24px; }
    .picture { bottom: 110px; }`,
  overlay: `
    .shade { background: linear-gradient(100deg, #0A0B14 8%, #0A0B14c0 38%, #0A0B1400 72%); }
    main { justify-content: center; gap: 26px; padding: 56px; width: 560px; }
    h1 { font-size: 56px; } p { font-size: 25px; margin-top: 12px; }
    .call { align-self: flex-start; font-size: 21px; padding: 15px 28px; }`,
};

/** Creates the HTML page of one ad. */
export function adScene(name, shape) {
  const { title, text, call, colours, picture } = ADS[name];
  return `<!doctype html><html lang="en"><style>
    @font-face { font-family: G; src: url(data:font/woff2;base64,${font('space-grotesk')}); font-weight: 300 700; }
    @font-face { font-family: I; src: url(data:font/woff2;base64,${font('inter')}); font-weight: 100 900; }
    * { margin: 0; box-sizing: border-box; }
    body { position: relative; width: 100vw; height: 100vh; overflow: hidden; background: #0A0B14; color: #fff; font-family: I; }
    .picture { position: absolute; inset: 0; background: url(data:image/webp;base64,${base64(picture)}) center / cover; }
    .shade { position: absolute; inset: 0; }
    main { position: relative; display: flex; flex-direction: column; height: 100%; }
    h1 { font-family: G; letter-spacing: -0.02em; line-height: 1.1; }
    p { color: #ffffffd0; line-height: 1.4; }
    .call { padding: 10px 18px; border-radius: 999px; font-size: 15px; font-weight: 700; color: #0A0B14;
      background: linear-gradient(90deg, ${colours.join(', ')}); white-space: nowrap; }
    ${layouts[shape]}
  </style><div class="picture"></div><div class="shade"></div><main><div><h1>${title}</h1><p>${text}</p></div><span class="call">${call}</span></main></html>`;
}

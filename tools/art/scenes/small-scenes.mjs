import { palette, random } from './svg-kit.mjs';

const { cyan, violet, pink, amber, green } = palette;
const PAIRS = [
  [cyan, violet],
  [violet, pink],
  [pink, amber],
  [green, cyan],
  [amber, '#FF5C7A'],
  ['#5CB8FF', '#2b2f8f'],
  [pink, '#5a2bd0'],
  [green, '#1f6f8f'],
  [cyan, '#7a3cff'],
  ['#ff9d7a', violet],
  ['#c6f68d', '#1f9f8f'],
  ['#e6e9ff', '#6d78d8'],
];

export const square = (inner, defs) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><defs><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="34"/></filter>${defs}</defs>${inner}</svg>`;

export const gradient = (id, [from, to]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const MOUTHS = [
  '<path d="M206 356Q256 396 306 356" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/>',
  '<path d="M222 362H290" stroke="#fff" stroke-width="13" stroke-linecap="round"/>',
  '<path d="M216 350Q256 410 296 350Z" fill="#fff"/>',
  '<circle cx="256" cy="366" r="17" fill="none" stroke="#fff" stroke-width="11"/>',
];

/** Draws a small glowing robot with a visor. `number` starts at 1. */
export function avatar(number) {
  const next = random(number * 97 + 5);
  const pair = PAIRS[(number - 1) % PAIRS.length];
  const round = 70 + Math.floor(next() * 60);
  const eyes = [
    '<circle cx="196" cy="256" r="27" fill="#fff"/><circle cx="316" cy="256" r="27" fill="#fff"/>',
    '<rect x="160" y="244" width="74" height="24" rx="12" fill="#fff"/><rect x="278" y="244" width="74" height="24" rx="12" fill="#fff"/>',
    '<path d="M166 270Q196 220 226 270M286 270Q316 220 346 270" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round"/>',
    '<path d="M196 222l30 34l-30 34l-30 -34ZM316 222l30 34l-30 34l-30 -34Z" fill="#fff"/>',
  ][(number - 1) % 4];
  const top = [
    '<rect x="249" y="82" width="14" height="56" fill="url(#body)"/><circle cx="256" cy="70" r="22" fill="url(#body)"/>',
    '<path d="M150 150L116 70L216 126ZM362 150L396 70L296 126Z" fill="url(#body)"/>',
    '<path d="M180 132Q256 46 332 132Z" fill="url(#body)"/>',
  ][number % 3];
  return square(
    `<rect width="512" height="512" fill="#141627"/><circle cx="256" cy="270" r="190" fill="url(#body)" opacity=".55" filter="url(#soft)"/>${top}` +
      `<rect x="96" y="126" width="320" height="300" rx="${round}" fill="url(#body)"/><rect x="96" y="126" width="320" height="150" rx="${round}" fill="#fff" opacity=".12"/>` +
      `<rect x="126" y="196" width="260" height="120" rx="56" fill="#0c0e1d"/>${eyes}${MOUTHS[Math.floor(next() * MOUTHS.length)]}`,
    gradient('body', pair),
  );
}

const LOGOS = {
  'paper-moon': [
    [amber, '#ff9d7a'],
    '<circle cx="256" cy="256" r="150" fill="url(#mark)"/><circle cx="312" cy="214" r="124" fill="#141627"/><path d="M300 200l64 -22l-20 66l-58 18Z" fill="#fff" opacity=".92"/><path d="M300 200l44 44l20 -66Z" fill="#ffd9b0"/>',
  ],
  'northlight-forge': [
    [cyan, violet],
    '<path d="M256 84L404 340H108Z" fill="none" stroke="url(#mark)" stroke-width="30" stroke-linejoin="round"/><path d="M256 176L328 300H184Z" fill="url(#mark)"/><path d="M108 408H404" stroke="url(#mark)" stroke-width="30" stroke-linecap="round"/>',
  ],
  'tall-wave': [
    [pink, violet],
    '<path d="M92 256Q133 96 174 256T256 256T338 256T420 256" fill="none" stroke="url(#mark)" stroke-width="34" stroke-linecap="round"/><path d="M132 376H380" stroke="#fff" stroke-opacity=".7" stroke-width="22" stroke-linecap="round"/>',
  ],
};

/** Logos of the sample studios, by slug. */
export const logos = Object.fromEntries(
  Object.entries(LOGOS).map(([slug, [pair, mark]]) => [
    slug,
    () => square(`<rect width="512" height="512" rx="112" fill="#141627"/><g>${mark}</g>`, gradient('mark', pair)),
  ]),
);

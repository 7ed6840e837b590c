import { beam, floor, glow, palette, picture, random, stars, wire } from './svg-kit.mjs';
import { lake } from './genre-scenes.mjs';

const { cyan, violet, pink, amber, green } = palette;

/** Draws a glowing headset from the front. */
const headset = (x, y, scale, colour) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  glow(0, 0, 240, colour, 0.4) +
  '<path d="M-330 -120Q-330 -160 -290 -164Q0 -190 290 -164Q330 -160 330 -120L336 70Q336 150 250 156L130 160Q90 160 66 120Q40 84 0 84Q-40 84 -66 120Q-90 160 -130 160L-250 156Q-336 150 -336 70Z" fill="#171a30"/>' +
  wire(
    'M-330 -120Q-330 -160 -290 -164Q0 -190 290 -164Q330 -160 330 -120L336 70Q336 150 250 156L130 160Q90 160 66 120Q40 84 0 84Q-40 84 -66 120Q-90 160 -130 160L-250 156Q-336 150 -336 70Z',
    colour,
    5,
  ) +
  wire('M-336 -60Q-420 -90 -470 -20M336 -60Q420 -90 470 -20', colour, 5, 0.7) +
  '<circle cx="-160" cy="-10" r="84" fill="#0c0e1d"/><circle cx="160" cy="-10" r="84" fill="#0c0e1d"/>' +
  wire('M-244 -10a84 84 0 1 0 168 0a84 84 0 1 0 -168 0M76 -10a84 84 0 1 0 168 0a84 84 0 1 0 -168 0', '#fff', 3, 0.55) +
  `<circle cx="-160" cy="-10" r="52" fill="url(#accent)" opacity=".9"/><circle cx="160" cy="-10" r="52" fill="url(#accent)" opacity=".9"/><circle cx="-178" cy="-30" r="14" fill="#fff" opacity=".8"/><circle cx="142" cy="-30" r="14" fill="#fff" opacity=".8"/></g>`;

/** Draws a browser window as a doorway. */
function linkToWorld() {
  const frame = 'M430 190H1490Q1530 190 1530 230V830Q1530 870 1490 870H430Q390 870 390 830V230Q390 190 430 190Z';
  return picture(
    floor(760, violet, { opacity: 0.5 }) +
      glow(960, 520, 460, violet, 0.5) +
      `<path d="${frame}" fill="#0d0f20" opacity=".86"/>${wire(frame, cyan, 4)}` +
      wire('M390 280H1530', cyan, 2, 0.6) +
      [450, 492, 534].map((x, i) => `<circle cx="${x}" cy="235" r="13" fill="${[pink, amber, green][i]}"/>`).join('') +
      '<rect x="620" y="214" width="680" height="44" rx="22" fill="#1c1f36"/><rect x="650" y="230" width="330" height="12" rx="6" fill="#fff" opacity=".5"/>' +
      headset(960, 560, 1.05, cyan),
  );
}

/** Draws a steady horizon in a tunnel of rings. */
function comfort() {
  const rings = Array.from({ length: 11 }, (_, index) => {
    const r = 120 * 1.27 ** index;
    const path = `M${960 - r * 1.5} 520a${r * 1.5} ${r} 0 1 0 ${r * 3} 0a${r * 1.5} ${r} 0 1 0 ${-r * 3} 0`;
    return wire(path, index % 2 ? violet : cyan, 2.5, Math.max(0.06, 0.75 - index * 0.07));
  }).join('');
  return picture(
    glow(960, 520, 330, '#3f7bd8', 0.6) +
      rings +
      beam('M180 520H1740', green, 6) +
      '<circle cx="960" cy="520" r="40" fill="#fff" filter="url(#blur14)" opacity=".9"/><circle cx="960" cy="520" r="17" fill="#fff"/>' +
      wire('M960 340V430M960 610V700', '#fff', 4, 0.6),
  );
}

/** Draws two hands of joints that reach for a point. */
function hands() {
  const fingers = [
    [
      [0, 0],
      [-86, -70],
      [-150, -120],
      [-196, -162],
    ],
    [
      [0, 0],
      [-46, -180],
      [-66, -270],
      [-78, -340],
    ],
    [
      [0, 0],
      [6, -196],
      [8, -300],
      [8, -380],
    ],
    [
      [0, 0],
      [56, -182],
      [72, -274],
      [82, -346],
    ],
    [
      [0, 0],
      [100, -150],
      [136, -216],
      [160, -270],
    ],
  ];
  const hand = (x, y, turn, flip, colour) => {
    const bones = fingers.map((joints) => `M${joints.map((point) => point.join(' ')).join('L')}`).join('');
    const palm = 'M-86 -70L-46 -180L6 -196L56 -182L100 -150';
    const dots = fingers
      .flat()
      .map(([a, b]) => `<circle cx="${a}" cy="${b}" r="13" fill="#fff"/>`)
      .join('');
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip * 1.3} 1.3)">${glow(0, -180, 200, colour, 0.35)}${wire(bones + palm + 'M0 0L0 190', colour, 6)}${dots}</g>`;
  };
  return picture(
    floor(880, violet, { opacity: 0.3 }) +
      glow(960, 330, 260, violet, 0.5) +
      hand(440, 850, 32, 1, cyan) +
      hand(1480, 850, -32, -1, pink) +
      wire('M790 420Q850 350 950 330M1130 420Q1070 350 970 330', '#fff', 3, 0.5) +
      '<g transform="translate(960 320)"><path d="M0 -92L80 -46V46L0 92L-80 46V-46Z" fill="url(#accent)" opacity=".3"/>' +
      wire('M0 -92L80 -46V46L0 92L-80 46V-46ZM0 0L0 92M0 0L80 -46M0 0L-80 -46', '#fff', 4) +
      '</g>',
  );
}

/** Draws a world that rises from a phone. */
function phone() {
  const next = random(77);
  const motes = Array.from({ length: 60 }, () => {
    const y = 150 + next() * 600;
    return `<circle cx="${(960 + (next() - 0.5) * (300 + (800 - y) * 1.1)).toFixed(0)}" cy="${y.toFixed(0)}" r="${(1 + next() * 4).toFixed(1)}" fill="#fff" opacity="${(0.2 + next() * 0.6).toFixed(2)}"/>`;
  }).join('');
  return picture(
    glow(960, 520, 420, violet, 0.5) +
      '<path d="M700 800L520 130H1400L1220 800Z" fill="url(#cone)"/>' +
      motes +
      `<g transform="translate(960 400)">${glow(0, 0, 170, pink, 0.45)}<circle r="150" fill="url(#world)"/>${wire('M-230 30a230 60 -12 1 0 460 -60a230 60 -12 1 0 -460 60', cyan, 4, 0.8)}<path d="M-120 -60Q-20 -110 60 -80Q20 -20 -60 -10Z" fill="#46E6A4" opacity=".5"/><path d="M10 60Q80 20 130 50Q90 120 30 120Z" fill="#46E6A4" opacity=".5"/></g>` +
      '<g transform="translate(960 850)"><path d="M-330 -74H330L420 90H-420Z" fill="#1c1f36"/>' +
      wire(
        'M-330 -74H330Q346 -74 356 -58L430 76Q438 92 420 92H-420Q-438 92 -430 76L-356 -58Q-346 -74 -330 -74Z',
        cyan,
        5,
      ) +
      '<path d="M-290 -52H290L366 70H-366Z" fill="url(#accent)" opacity=".55"/></g>',
    {
      extra:
        '<linearGradient id="cone" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#5CE1FF" stop-opacity=".5"/><stop offset="1" stop-color="#8B6CFF" stop-opacity="0"/></linearGradient><radialGradient id="world" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="#9ef0ff"/><stop offset=".5" stop-color="#4c63e0"/><stop offset="1" stop-color="#1a1147"/></radialGradient>',
    },
  );
}

/** Draws frames on time and one late frame. */
function frames() {
  const bars = Array.from({ length: 40 }, (_, index) => {
    const late = index === 27;
    const height = late ? 560 : 210 + 70 * Math.sin(index * 1.7) * Math.cos(index * 0.6);
    const colour = late ? pink : index % 2 ? violet : cyan;
    return `<rect x="${170 + index * 40}" y="${840 - height}" width="26" height="${height}" rx="6" fill="${colour}" opacity=".9"/>${late ? glow(170 + index * 40 + 13, 560, 120, pink, 0.6, 48) : ''}`;
  }).join('');
  return picture(
    glow(700, 760, 420, violet, 0.45) +
      glow(1300, 500, 300, '#a52a80', 0.35) +
      floor(842, cyan, { opacity: 0.25 }) +
      `<g filter="url(#blur14)" opacity=".6">${bars}</g>${bars}` +
      beam('M120 500H1800', green, 4),
  );
}

/** Draws a box of parts that three games share. */
function workshop() {
  const cube = (x, y, s, colour) =>
    glow(x, y, s, colour, 0.35, 48) +
    `<path d="M${x} ${y - s}L${x + s * 0.87} ${y - s / 2}V${y + s / 2}L${x} ${y + s}L${x - s * 0.87} ${y + s / 2}V${y - s / 2}Z" fill="#12142a" opacity=".85"/>` +
    `<path d="M${x} ${y}L${x + s * 0.87} ${y - s / 2}V${y + s / 2}L${x} ${y + s}Z" fill="${colour}" opacity=".28"/><path d="M${x} ${y - s}L${x + s * 0.87} ${y - s / 2}L${x} ${y}L${x - s * 0.87} ${y - s / 2}Z" fill="${colour}" opacity=".5"/>` +
    wire(
      `M${x} ${y - s}L${x + s * 0.87} ${y - s / 2}V${y + s / 2}L${x} ${y + s}L${x - s * 0.87} ${y + s / 2}V${y - s / 2}ZM${x} ${y}V${y + s}M${x} ${y}L${x + s * 0.87} ${y - s / 2}M${x} ${y}L${x - s * 0.87} ${y - s / 2}`,
      colour,
      4,
    );
  return picture(
    stars(44, 140, 600) +
      floor(820, violet, { opacity: 0.45 }) +
      wire('M960 700L470 480M960 700L960 330M960 700L1450 480', '#fff', 3, 0.4) +
      cube(470, 440, 150, amber) +
      cube(960, 280, 150, cyan) +
      cube(1450, 440, 150, pink) +
      cube(960, 740, 200, violet),
  );
}

/** Draws a standing place on the floor. */
function room() {
  const edge = 'M560 980L760 640H1160L1360 980Z';
  return picture(
    floor(560, violet, { opacity: 0.45 }) +
      glow(960, 800, 420, green, 0.35) +
      `<path d="${edge}" fill="#46E6A4" opacity=".14"/>` +
      beam(edge, green, 7) +
      wire('M560 980V760M1360 980V760M760 640V480M1160 640V480M560 760L760 480H1160L1360 760', green, 2.5, 0.5) +
      wire('M880 860a80 34 0 1 0 160 0a80 34 0 1 0 -160 0', '#fff', 4, 0.8) +
      headset(960, 330, 0.72, cyan),
  );
}

const lanterns = () =>
  lake(9, [
    [960, 330, 150],
    [560, 250, 50, '#ff9d7a'],
    [380, 480, 72],
    [1290, 470, 54, pink],
    [1660, 380, 64],
    [740, 120, 30],
    [1180, 150, 28, '#ff9d7a'],
    [180, 250, 30, pink],
  ]);

/** Pictures of the articles, by name. */
export const articleScenes = { 'link-to-world': linkToWorld, comfort, hands, phone, frames, workshop, lanterns, room };

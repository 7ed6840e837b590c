import { HEIGHT, WIDTH, beam, floor, glow, lantern, palette, picture, random, ridge, stars, wire } from './svg-kit.mjs';

const { cyan, violet, pink, amber } = palette;

function action() {
  const next = random(11);
  const shards = Array.from({ length: 46 }, () => {
    const angle = next() * Math.PI * 2;
    const far = 160 + next() ** 0.7 * 820;
    const [x, y] = [960 + Math.cos(angle) * far * 1.25, 500 + Math.sin(angle) * far * 0.72];
    const size = 8 + (far / 900) * 44 * next();
    const turn = next() * 360;
    const colour = next() > 0.5 ? cyan : pink;
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})"><path d="M0 ${-size}L${size * 0.7} ${size * 0.5}L${-size * 0.6} ${size * 0.7}Z" fill="${colour}" opacity="${(0.25 + next() * 0.55).toFixed(2)}"/><path d="M0 ${-size}L${size * 0.7} ${size * 0.5}L0 ${size * 0.2}Z" fill="#fff" opacity=".35"/></g>`;
  }).join('');
  const rays = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2 + next() * 0.1;
    const [from, to] = [190 + next() * 120, 700 + next() * 700];
    return `M${(960 + Math.cos(angle) * from).toFixed(0)} ${(500 + Math.sin(angle) * from).toFixed(0)}L${(960 + Math.cos(angle) * to).toFixed(0)} ${(500 + Math.sin(angle) * to).toFixed(0)}`;
  }).join('');
  return picture(
    glow(640, 420, 380, violet, 0.5) +
      glow(1330, 560, 400, '#c0308f', 0.42) +
      `<path d="${rays}" stroke="#fff" stroke-opacity=".10" stroke-width="3"/>` +
      floor(800, violet, { opacity: 0.35 }) +
      shards +
      beam('M470 1010L1320 130', cyan, 20) +
      beam('M1450 1010L600 130', pink, 20) +
      glow(960, 503, 120, '#fff', 0.85, 48) +
      `<circle cx="960" cy="503" r="34" fill="#fff" filter="url(#blur8)"/>`,
  );
}

function rhythm() {
  const bars = Array.from({ length: 64 }, (_, index) => {
    const x = 60 + index * 28.4;
    const middle = Math.exp(-(((index - 31.5) / 17) ** 2));
    const height = 40 + 420 * middle * (0.45 + 0.55 * Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.37)));
    return `<rect x="${x.toFixed(1)}" y="${(690 - height).toFixed(1)}" width="17" height="${height.toFixed(1)}" rx="8" fill="url(#bars)"/><rect x="${x.toFixed(1)}" y="706" width="17" height="${(height * 0.5).toFixed(1)}" rx="8" fill="url(#bars)" opacity=".16"/>`;
  }).join('');
  const rings = [150, 250, 370, 510, 670]
    .map((r, index) =>
      wire(
        `M${960 - r} 440a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`,
        [cyan, violet, pink, violet, cyan][index],
        3,
        0.62 - index * 0.1,
      ),
    )
    .join('');
  return picture(
    glow(960, 440, 420, violet, 0.55) +
      glow(380, 620, 260, cyan, 0.3) +
      glow(1540, 620, 260, pink, 0.3) +
      rings +
      `<g filter="url(#blur14)" opacity=".75">${bars}</g>${bars}` +
      `<rect y="697" width="${WIDTH}" height="3" fill="#fff" opacity=".35"/>`,
    {
      extra:
        '<linearGradient id="bars" gradientUnits="userSpaceOnUse" x1="60" y1="0" x2="1860" y2="0"><stop offset="0" stop-color="#5CE1FF"/><stop offset=".5" stop-color="#8B6CFF"/><stop offset="1" stop-color="#FF6AD5"/></linearGradient>',
    },
  );
}

export function lake(seed, lanterns) {
  const lights = lanterns.map(([x, y, size, colour]) => lantern(x, y, size, colour)).join('');
  const trails = lanterns
    .map(
      ([x, y, size, colour = amber]) =>
        `<rect x="${x - size * 0.3}" y="${735}" width="${size * 0.6}" height="${Math.max(60, 330 - y * 0.25)}" fill="${colour}" opacity=".34" filter="url(#blur8)"/>`,
    )
    .join('');
  const next = random(seed + 5);
  const ripples = Array.from({ length: 70 }, () => {
    const y = 740 + next() ** 1.6 * 330;
    const length = 40 + next() * 260 * ((y - 640) / 400);
    return `M${(next() * WIDTH).toFixed(0)} ${y.toFixed(0)}h${length.toFixed(0)}`;
  }).join('');
  return picture(
    stars(seed, 260, 640) +
      glow(1440, 250, 170, '#cfd8ff', 0.5) +
      `<circle cx="1440" cy="250" r="74" fill="#eef1ff"/><circle cx="1418" cy="236" r="15" fill="#d5daf3"/><circle cx="1462" cy="276" r="22" fill="#dde2f7"/>` +
      glow(960, 720, 520, '#4a3bb0', 0.42) +
      ridge(seed, 640, 250, '#171a3a') +
      ridge(seed + 1, 690, 170, '#10122b') +
      ridge(seed + 2, 735, 90, '#0b0d20') +
      `<rect y="730" width="${WIDTH}" height="${HEIGHT - 730}" fill="#0b0e24"/><rect y="728" width="${WIDTH}" height="5" fill="#9fb2ff" opacity=".4" filter="url(#blur4)"/>` +
      `<rect x="1400" y="735" width="80" height="300" fill="#cfd8ff" opacity=".18" filter="url(#blur14)"/>` +
      trails +
      `<path d="${ripples}" stroke="#aebcff" stroke-opacity=".16" stroke-width="3"/>` +
      lights,
    { sky: ['#060818', '#2a2358'] },
  );
}

const relaxation = () =>
  lake(3, [
    [300, 330, 44],
    [520, 200, 26, '#ff9d7a'],
    [700, 420, 66],
    [905, 250, 34, pink],
    [1020, 520, 110],
    [1230, 390, 42, '#ff9d7a'],
    [1600, 470, 56],
    [1770, 300, 28, pink],
    [150, 520, 34, '#ff9d7a'],
  ]);

function adventure() {
  const next = random(21);
  const rocks = Array.from({ length: 90 }, () => {
    const angle = next() * Math.PI * 2;
    const far = 1 + next() * 0.32;
    const [x, y] = [1150 + Math.cos(angle) * 720 * far, 480 + Math.sin(angle) * 165 * far];
    return {
      y,
      svg: `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(1.5 + next() * 6).toFixed(1)}" fill="#d9d2ff" opacity="${(0.3 + next() * 0.6).toFixed(2)}"/>`,
    };
  });
  const ring = (far, width, opacity) =>
    `<ellipse cx="1150" cy="480" rx="${720 * far}" ry="${165 * far}" fill="none" stroke="url(#accent)" stroke-width="${width}" opacity="${opacity}"/>`;
  const rings = ring(1, 26, 0.5) + ring(1.12, 12, 0.35) + ring(1.24, 34, 0.22);
  const planet =
    glow(1150, 470, 380, violet, 0.55) +
    '<circle cx="1150" cy="470" r="330" fill="url(#planet)"/><clipPath id="disc"><circle cx="1150" cy="470" r="330"/></clipPath><g clip-path="url(#disc)" opacity=".22" stroke="#fff" stroke-width="14" fill="none"><path d="M850 400Q1100 470 1460 360"/><path d="M832 520Q1120 600 1474 500" stroke-width="26"/><path d="M900 650Q1150 700 1380 650"/></g>';
  return picture(
    stars(8, 420) +
      glow(300, 250, 300, '#2a6fb0', 0.4) +
      `<g transform="rotate(-14 1150 480)">${rings}</g>` +
      planet +
      `<g transform="rotate(-14 1150 480)"><clipPath id="front"><rect x="0" y="480" width="2400" height="900"/></clipPath><g clip-path="url(#front)">${rings}</g>${rocks
        .filter(({ y }) => y > 430)
        .map(({ svg }) => svg)
        .join('')}</g>` +
      beam('M120 930Q420 860 640 640', cyan, 7) +
      '<g transform="translate(664 612) rotate(46)"><path d="M0 -64L30 40L0 24L-30 40Z" fill="#eef4ff"/><path d="M0 -64L30 40L0 24Z" fill="#9fb4dc"/></g>' +
      ridge(31, 1000, 120, '#0b0c1c') +
      ridge(33, 1060, 90, '#070812'),
    {
      extra:
        '<radialGradient id="planet" cx=".32" cy=".28" r=".85"><stop offset="0" stop-color="#8fe9ff"/><stop offset=".4" stop-color="#6b58e8"/><stop offset="1" stop-color="#170f38"/></radialGradient>',
    },
  );
}

/** Pictures of the genres, by slug. */
export const genreScenes = { action, rhythm, relaxation, adventure };

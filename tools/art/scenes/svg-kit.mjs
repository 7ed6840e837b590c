/** Building blocks of the pictures in server/assets, drawn on 1920x1080. The same seed gives the same picture. */
export const WIDTH = 1920;
export const HEIGHT = 1080;

export const palette = {
  room: '#0A0B14',
  surface: '#141627',
  raised: '#1C1F36',
  cyan: '#5CE1FF',
  violet: '#8B6CFF',
  pink: '#FF6AD5',
  amber: '#FFB454',
  green: '#46E6A4',
};

export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const filters = [4, 8, 14, 26, 48, 90]
  .map(
    (size) =>
      `<filter id="blur${size}" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  )
  .join('');

const gradients =
  '<linearGradient id="accent" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5CE1FF"/><stop offset=".5" stop-color="#8B6CFF"/><stop offset="1" stop-color="#FF6AD5"/></linearGradient>' +
  '<linearGradient id="fadeDown" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0A0B14" stop-opacity="0"/><stop offset="1" stop-color="#0A0B14" stop-opacity=".92"/></linearGradient>' +
  '<radialGradient id="vignette" cx=".5" cy=".46" r=".75"><stop offset=".55" stop-color="#05060c" stop-opacity="0"/><stop offset="1" stop-color="#05060c" stop-opacity=".8"/></radialGradient>';

/** Creates a whole picture: background, content, and a vignette. */
export function picture(inner, { sky = ['#05060e', '#12132a'], extra = '' } = {}) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs>${filters}${gradients}<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>${extra}</defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${inner}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#vignette)"/></svg>`
  );
}

export const glow = (x, y, radius, colour, opacity = 0.5, blur = 90) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${opacity}" filter="url(#blur${blur})"/>`;

/** Draws a glowing line: a wide soft halo, a coloured body and a white core. */
export const beam = (path, colour, width = 10) =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke="${colour}" stroke-width="${width * 3.4}" opacity=".35" filter="url(#blur26)"/>` +
  `<path d="${path}" stroke="${colour}" stroke-width="${width * 1.5}" opacity=".8" filter="url(#blur8)"/><path d="${path}" stroke="${colour}" stroke-width="${width}"/>` +
  `<path d="${path}" stroke="#fff" stroke-width="${width * 0.42}" opacity=".95"/></g>`;

/** Draws a thin glowing outline. */
export const wire = (path, colour, width = 3, opacity = 1) =>
  `<g fill="none" stroke="${colour}" stroke-linejoin="round" stroke-linecap="round" opacity="${opacity}"><path d="${path}" stroke-width="${width * 3}" opacity=".4" filter="url(#blur8)"/><path d="${path}" stroke-width="${width}"/></g>`;

export function stars(seed, count, bottom = HEIGHT) {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const size = 0.6 + next() ** 4 * 2.6;
    return `<circle cx="${(next() * WIDTH).toFixed(1)}" cy="${(next() * bottom).toFixed(1)}" r="${size.toFixed(2)}" fill="#fff" opacity="${(0.15 + next() * 0.6).toFixed(2)}"/>`;
  }).join('');
}

/** Draws a floor of lines that converge at the horizon. */
export function floor(horizon, colour, { lines = 26, opacity = 0.5, vanish = WIDTH / 2 } = {}) {
  const spread = Array.from({ length: lines + 1 }, (_, index) => {
    const x = vanish + ((index - lines / 2) * WIDTH * 2.6) / lines;
    const top = vanish + (index - lines / 2) * 8;
    return `M${top.toFixed(1)} ${horizon}L${x.toFixed(1)} ${HEIGHT}`;
  });
  const rows = Array.from({ length: 12 }, (_, index) => {
    const y = horizon + (HEIGHT - horizon) * ((index + 1) / 12) ** 2.4;
    return `M0 ${y.toFixed(1)}H${WIDTH}`;
  });
  return (
    `<g opacity="${opacity}">${wire(spread.join('') + rows.join(''), colour, 1.6)}</g>` +
    `<rect y="${horizon}" width="${WIDTH}" height="${(HEIGHT - horizon) * 0.55}" fill="url(#sky)" opacity=".35"/>` +
    `<rect y="${horizon - 3}" width="${WIDTH}" height="6" fill="${colour}" opacity=".7" filter="url(#blur8)"/>`
  );
}

/** Draws a row of hills. */
export function ridge(seed, base, height, colour, step = 60) {
  const next = random(seed);
  let path = `M0 ${HEIGHT}L0 ${base}`;
  for (let x = 0; x <= WIDTH + step; x += step) {
    const wave = Math.sin(x / 310 + seed) * 0.5 + Math.sin(x / 127 + seed * 2) * 0.25 + next() * 0.35;
    path += `L${x} ${(base - height * (0.5 + wave * 0.5)).toFixed(1)}`;
  }
  return `<path d="${path}L${WIDTH} ${HEIGHT}Z" fill="${colour}"/>`;
}

/** Draws a glowing paper lantern. */
export function lantern(x, y, size, colour = palette.amber) {
  const w = size * 0.62;
  return (
    glow(x, y, size * 1.15, colour, 0.45, size > 60 ? 48 : 26) +
    `<path d="M${x - w} ${y - size * 0.75}Q${x} ${y - size * 1.05} ${x + w} ${y - size * 0.75}L${x + w * 0.72} ${y + size * 0.7}Q${x} ${y + size * 0.92} ${x - w * 0.72} ${y + size * 0.7}Z" fill="${colour}" opacity=".9"/>` +
    `<ellipse cx="${x}" cy="${y + size * 0.35}" rx="${w * 0.62}" ry="${size * 0.5}" fill="#fff3d6" opacity=".85" filter="url(#blur${size > 60 ? 14 : 4})"/>` +
    `<path d="M${x - w * 0.9} ${y - size * 0.2}Q${x} ${y - size * 0.38} ${x + w * 0.9} ${y - size * 0.2}M${x - w * 0.8} ${y + size * 0.3}Q${x} ${y + size * 0.14} ${x + w * 0.8} ${y + size * 0.3}" stroke="#7a3d12" stroke-opacity=".35" stroke-width="${Math.max(1, size / 34)}" fill="none"/>`
  );
}

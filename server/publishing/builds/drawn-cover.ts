import { createHash } from 'node:crypto';

const HUES = 360;

/**
 * A picture for what has none: a planet of light over a dark ground, in colours and at a place that follow from the name. SVG of
 * 16:9, or square.
 */
export function drawnCover(name: string, shape: 'wide' | 'square'): string {
  const [one = 0, two = 0, three = 0, four = 0] = createHash('sha256').update(name).digest();
  const hue = Math.round((one / 256) * HUES);
  const other = (hue + 50 + Math.round(two / 4)) % HUES;
  const [width, height] = shape === 'wide' ? [1920, 1080] : [512, 512];
  const x = Math.round(width * (0.3 + 0.4 * (three / 255)));
  const y = Math.round(height * (0.42 + 0.16 * (four / 255)));
  const radius = Math.round(height * 0.26);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>` +
    '<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0A0B14"/><stop offset="1" stop-color="#141627"/></linearGradient>' +
    `<radialGradient id="p" cx=".35" cy=".3" r=".8"><stop stop-color="hsl(${hue},80%,72%)"/><stop offset=".6" stop-color="hsl(${hue},65%,42%)"/><stop offset="1" stop-color="hsl(${other},60%,18%)"/></radialGradient>` +
    `<radialGradient id="h"><stop stop-color="hsl(${hue},80%,60%)" stop-opacity=".45"/><stop offset="1" stop-color="hsl(${other},80%,50%)" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/><circle cx="${x}" cy="${y}" r="${radius * 2}" fill="url(#h)"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#p)"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${Math.round(radius * 1.7)}" ry="${Math.round(radius * 0.34)}" fill="none" stroke="hsl(${other},85%,70%)" stroke-opacity=".7" stroke-width="${Math.round(height / 110)}" transform="rotate(${(one % 40) - 20} ${x} ${y})"/></svg>`
  );
}

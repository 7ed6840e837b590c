const SIZE = 128;
const HUES = 360;

/** A picture for a player, as the address of an image: their initial on a colour of their own. A game learns no other picture of them. */
export function portrait(username: string): string {
  const initial = (username.match(/[\p{L}\p{N}]/u)?.[0] ?? '?').toUpperCase();
  let hue = 0;
  for (const character of username) hue = (hue * 31 + (character.codePointAt(0) ?? 0)) % HUES;
  const text = `<text x="50%" y="54%" fill="#fff" font-family="sans-serif" font-size="72" text-anchor="middle" dominant-baseline="middle">${initial}</text>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="100%" height="100%" fill="hsl(${hue} 45% 38%)"/>${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

const HUES = 360;
/** All letters and digits count. */
const RADIX = 36;

/** A picture for a player, as the address of an image: their initial on a colour of their own. A game learns no other picture of them. */
export function portrait(username: string): string {
  const initial = (username.match(/[\p{L}\p{N}]/u)?.[0] ?? '?').toUpperCase();
  const hue = (parseInt(username, RADIX) || 0) % HUES;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="hsl(${hue} 45% 38%)" d="M0 0h9v9H0z"/><text x="4.5" y="6.5" fill="#fff" font-family="sans-serif" font-size="5" text-anchor="middle">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

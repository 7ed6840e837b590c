const HUES = 360;

/** A picture for a player, as the address of an image: their initial on a colour of their own. A game learns no other picture of them. */
export function portrait(username: string): string {
  const initial = (username.match(/[\p{L}\p{N}]/u)?.[0] ?? '?').toUpperCase();
  let hue = 0;
  for (const character of username) hue = (hue * 31 + (character.codePointAt(0) ?? 0)) % HUES;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><path fill="hsl(${hue} 45% 38%)" d="M0 0h128v128H0z"/><text x="64" y="89" fill="#fff" font-family="sans-serif" font-size="72" text-anchor="middle">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

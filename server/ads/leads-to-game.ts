/** Whether an ad's address, a path of the portal or one elsewhere, leads to the page of a game or to what lies below it. */
export function leadsToGame(url: string, game: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  const page = `/arcade/games/${game}`;
  return path === page || path.startsWith(`${page}/`);
}

import { shortGameTarget } from '../../../src/domain/games/short-game-address';

/** Whether an ad's address, a path of the portal or an absolute one, leads to the page of a game, also by its short address, or to what lies below it. */
export function leadsToGame(url: string, game: string, portalOrigin: string): boolean {
  if (!URL.canParse(url, portalOrigin)) return false;
  const { origin, pathname } = new URL(url, portalOrigin);
  const path = shortGameTarget(pathname, '') ?? pathname;
  const page = `/arcade/games/${game}`;
  return origin === new URL(portalOrigin).origin && (path === page || path.startsWith(`${page}/`));
}

/** Name of the service worker's script in the folder of a build that may be played offline. */
export const GAME_WORKER_FILE = '_offline.js';

/** Query parameter of the script that stores a game's files: the version of the build. */
export const GAME_VERSION_PARAMETER = 'version';

/** Addresses of a build's files. */
export interface GameOrigins {
  /** Origin of the game. */
  readonly origin: string;
  /** Folder of the build, such as `/1.0.0/`. */
  readonly folder: string;
  /** Slug of the game. */
  readonly game: string;
  readonly staticOrigin: string;
}

/** A dot segment, also encoded, or a backslash: the address may be in another folder. */
const LEAVES_FOLDER = /\\|\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/** Folders of the static host with files for all games. */
const SHARED_FOLDERS = ['/sdk/', '/modules/', '/webxr-input-profiles/'];

/**
 * True if a file belongs to a build: it is in the build's folder, among the scripts that the games host inserts, or
 * among the files for games on the static host. The service worker itself is not stored.
 */
export function isGameFile(address: string, { origin, folder, game, staticOrigin }: GameOrigins): boolean {
  if (LEAVES_FOLDER.test(address)) return false;
  const own = ['/_sdk/', '/_headset/', folder].some((path) => address.startsWith(origin + path));
  const shared = [...SHARED_FOLDERS, `/games/${game}/`].some((path) => address.startsWith(staticOrigin + path));
  return (own || shared) && !address.endsWith(folder + GAME_WORKER_FILE);
}

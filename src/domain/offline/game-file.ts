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
  readonly staticOrigin: string;
}

/**
 * True if a file belongs to a build: it is in the build's folder, among the scripts that the games host inserts, or on
 * the static host. The service worker itself is not stored.
 */
export function isGameFile(address: string, { origin, folder, staticOrigin }: GameOrigins): boolean {
  const own = ['/_sdk/', '/_headset/', folder].some((path) => address.startsWith(origin + path));
  return (own || address.startsWith(`${staticOrigin}/`)) && !address.endsWith(folder + GAME_WORKER_FILE);
}

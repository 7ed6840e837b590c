import { fileURLToPath } from 'node:url';

/** The folder of package.json, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns an absolute path below the root. */
export const fromRoot = (path) => root + path;

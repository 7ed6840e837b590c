import { fileURLToPath } from 'node:url';

/** The folder of package.json, with a closing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** An absolute path below the root. */
export const fromRoot = (path) => root + path;

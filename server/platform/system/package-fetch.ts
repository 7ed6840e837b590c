import { fetch } from 'undici';
import type { Ask } from './ask';

/**
 * Sends a request with the package `undici`. Node's own `fetch` cannot be used beside it: both share one global dispatcher, of different
 * versions. The package's request and response types have the platform's shape under other names.
 */
export const packageFetch = fetch as unknown as Ask;

import { fetch } from 'undici';
import type { Ask } from './ask';

/**
 * Sends a request with the package `undici`. Node's own `fetch` shares a global dispatcher with the package, in another version: it then
 * refuses requests with a `Content-Length`. The package's request and response types have the platform's shape under other names.
 */
export const packageFetch = fetch as unknown as Ask;

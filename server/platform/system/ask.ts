/** Asks a server over HTTP, as `fetch` does. */
export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

/** Asks a server over HTTP, as `fetch` does. */
export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

/** What a terminal would take as an order; line ends stay. */
const CONTROLS = /[^\P{Cc}\n]/gu;

/** A text that somebody wrote, as it may be shown in a terminal. */
export const forTerminal = (text: string): string => text.replaceAll(CONTROLS, '');

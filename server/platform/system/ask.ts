/** Sends an HTTP request, as `fetch` does. */
export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

/** Control characters that a terminal would interpret; line ends stay. */
const CONTROLS = /[^\P{Cc}\n]/gu;

/** Removes control characters from a user's text, for safe display in a terminal. */
export const forTerminal = (text: string): string => text.replaceAll(CONTROLS, '');

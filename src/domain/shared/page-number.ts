/** Greatest page number that is requested. */
export const LAST_PAGE = 1_000_000;

/** Parses a page number from 1 to the greatest one; anything else is page 1. */
export function parsePageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), LAST_PAGE) : 1;
}

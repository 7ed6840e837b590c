/** The furthest page that is asked for. */
export const LAST_PAGE = 1_000_000;

/** Reads a page's number, from 1 to the furthest one; what is no positive integer is page 1. */
export function parsePageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), LAST_PAGE) : 1;
}

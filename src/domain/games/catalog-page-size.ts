/** How many items of a game come at once: with its page, and on each page of its catalogue. */
export const CATALOG_PAGE_SIZE = 24;

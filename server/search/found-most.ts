/** How many results a search lists of a type; when there are more, their number is not told exactly. */
export const FOUND_MOST = 1000;

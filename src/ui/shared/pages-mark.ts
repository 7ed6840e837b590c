/** Marks the links to the pages of a list: the heading above them is where the list begins. */
export const pagesMark = 'data-pages';

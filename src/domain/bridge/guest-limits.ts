/** The most scores of a guest in one offer. */
export const GUEST_SCORES_MAX = 200;

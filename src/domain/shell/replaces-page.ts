/** Pages that stand in one frame, which stays while one follows the other: the home page below the panes of signing in, and the account's. */
const frames: readonly RegExp[] = [
  /^\/(auth\/(login|register|forgot-password|reset-password)\/?)?$/,
  /^\/account(\/|$)/,
];

/** Tells whether the page at another path takes the whole place of this one. */
export function replacesPage(from: string, to: string): boolean {
  return from !== to && !frames.some((frame) => frame.test(from) && frame.test(to));
}

/**
 * Groups of pages with a common frame, which stays during navigation: the home page below the auth panes, and the
 * account pages.
 */
const frames: readonly RegExp[] = [
  /^\/(auth\/(login|register|forgot-password|reset-password)\/?)?$/,
  /^\/account(\/|$)/,
];

/** True if navigation between two paths replaces the whole page. */
export function replacesPage(from: string, to: string): boolean {
  return from !== to && !frames.some((frame) => frame.test(from) && frame.test(to));
}

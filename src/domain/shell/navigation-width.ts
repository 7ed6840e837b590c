/**
 * The widths of the side navigation: hundredths of the window's width, and the least number of pixels.
 * @rule 1.9.4d It is 6vw wide when closed and 19vw when open.
 * @rule 3.9 It is at least 64 px wide when closed and 240 px when open.
 */
export const NAVIGATION_WIDTHS = {
  closed: { share: 6, least: 64 },
  open: { share: 19, least: 240 },
} as const;

/** From this width of the window, in pixels, the navigation stands at the side; below it is a bar at the bottom (decisions §9). */
export const SIDE_NAVIGATION_FROM = 1024;

/**
 * The width of the side navigation in pixels; undefined where it is a bar at the bottom. `progress` goes from 0 (closed) to 1 (open).
 * @rule 1.4.12 Its width goes from 6vw to 19vw.
 * @rule 3.9 Below 1024 px it becomes a bar at the bottom.
 */
export function navigationWidth(progress: number, viewportWidth: number): number | undefined {
  if (viewportWidth < SIDE_NAVIGATION_FROM) return undefined;
  const [closed, open] = [restingWidth('closed', viewportWidth), restingWidth('open', viewportWidth)];
  return closed + (open - closed) * progress;
}

function restingWidth(state: keyof typeof NAVIGATION_WIDTHS, viewportWidth: number): number {
  const { share, least } = NAVIGATION_WIDTHS[state];
  return Math.max((viewportWidth * share) / 100, least);
}

import { SIDE_NAVIGATION_FROM } from '../shell/side-navigation.machine';

/** Window widths at which layouts change, in pixels (docs/adr/0042). */
const breakpoints = {
  /** Small phones; WCAG requires a layout for 320 px. */
  narrow: 360,
  compact: 480,
  /** End of phones. */
  medium: 640,
  large: 800,
  /** Start of the side navigation. */
  wide: SIDE_NAVIGATION_FROM,
  wider: 1100,
  widest: 1280,
} as const;

/** Name of a window width at which layouts change. */
export type Breakpoint = keyof typeof breakpoints;

function conditions(comparison: '<' | '>='): Readonly<Record<Breakpoint, string>> {
  const all = Object.entries(breakpoints).map(([name, edge]) => [name, `(width ${comparison} ${String(edge)}px)`]);
  return Object.fromEntries(all) as Record<Breakpoint, string>;
}

/** Media conditions for windows of at least a breakpoint's width. */
export const from = conditions('>=');

/** Media conditions for windows narrower than a breakpoint, with fractions of a pixel: each width meets `from` or `below`. */
export const below = conditions('<');

/** Media conditions for height, input, preferences and output. */
export const media = {
  /** Phones in landscape. */
  low: '(height <= 500px)',
  landscape: '(orientation: landscape)',
  portrait: '(orientation: portrait)',
  coarse: '(pointer: coarse)',
  /** Touch without a mouse. */
  touch: '(hover: none) and (pointer: coarse)',
  hover: '(hover: hover)',
  mouse: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColours: '(forced-colors: active)',
  noScript: '(scripting: none)',
  print: 'print',
} as const;

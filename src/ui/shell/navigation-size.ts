/** Widths of the side navigation as CSS lengths (spec 1 §4, decisions §9), and the height of the bar that it is on narrow windows. */
export const navigationSize = {
  collapsed: 'max(6vw, 64px)',
  open: 'max(19vw, 240px)',
  bar: 'calc(60px + env(safe-area-inset-bottom, 0px))',
} as const;

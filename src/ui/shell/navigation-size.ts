import { NAVIGATION_WIDTHS } from '../../domain/shell/side-navigation';

const length = ({ share, least }: { readonly share: number; readonly least: number }) => `max(${share}vw, ${least}px)`;

/** Widths of the side navigation as CSS lengths, and the height of the bar that it is on narrow windows. */
export const navigationSize = {
  collapsed: length(NAVIGATION_WIDTHS.closed),
  open: length(NAVIGATION_WIDTHS.open),
  bar: 'calc(60px + env(safe-area-inset-bottom, 0px))',
};

import { NAVIGATION_WIDTHS } from './side-navigation.machine';

const length = ({ share, least }: { readonly share: number; readonly least: number }) => `max(${share}vw, ${least}px)`;

/**
 * CSS lengths: widths of the side navigation, and its height as a bottom bar.
 * @rule 1.4.12 The width of the side navigation changes from 6vw to 19vw.
 */
export const navigationSize = {
  collapsed: length(NAVIGATION_WIDTHS.closed),
  open: length(NAVIGATION_WIDTHS.open),
  bar: 'calc(60px + env(safe-area-inset-bottom, 0px))',
};

import type { PageLife } from '../../application/system/page-life.port';

/** A program without a page: nothing puts it away. */
export const noPageLife: PageLife = {
  follow: () => () => undefined,
};

import type { PageLife } from '../../application/system/page-life.port';

/** No-op page lifecycle for programs without a page. */
export const noPageLife: PageLife = {
  follow: () => () => undefined,
};

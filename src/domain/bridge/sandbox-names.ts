import { identifier } from '../shared/brand';

/** Names that the sandbox outside the portal uses. */
export const sandboxNames = {
  /** Key of its memory in local storage. */
  key: `${identifier}_sandbox`,
  /** Relation of the `<link>` by which a page names the manifest of its game. */
  gameLink: `${identifier}-game`,
  /** Query parameter that says with `off` that its panel is not wanted. */
  panel: `${identifier}_panel`,
} as const;

import { brand } from '../shared/brand';

/** Names under which the SDK shows itself in a game's page. */
export const sdkNames = {
  /** Property of `window` that the script file sets. */
  global: brand.identifier,
  /** Window event that says that the property is set. */
  readyEvent: `${brand.identifier}:ready`,
  /** Key of the sandbox in local storage. */
  sandboxKey: `${brand.identifier}_sandbox`,
} as const;

import { brand } from '../shared/brand';

/** Names under which the SDK shows itself in a game's page. */
export const sdkNames = {
  /** Property of `window` that the script file sets. */
  global: brand.identifier,
  /** Window event that says that the property is set. */
  readyEvent: `${brand.identifier}:ready`,
  /** Key in local storage of what players did who were not signed in. */
  guestKey: `${brand.identifier}_guest`,
  /** Property of `window` that the script file with the sandbox sets. */
  localGlobal: `${brand.identifier}Local`,
} as const;

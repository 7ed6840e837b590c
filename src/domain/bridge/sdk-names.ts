import { identifier } from '../shared/brand';

/** Names under which the SDK shows itself in a game's page. */
export const sdkNames = {
  /** Property of `window` that the script file sets. */
  global: identifier,
  /** Window event that says that the property is set. */
  readyEvent: `${identifier}:ready`,
  /** Key in local storage of what players did who were not signed in. */
  guestKey: `${identifier}_guest`,
  /** Property of `window` that the script file with the sandbox sets. */
  localGlobal: `${identifier}Local`,
} as const;

import { identifier } from '../shared/brand';

/** Names that the SDK defines in a game's page. */
export const sdkNames = {
  /** Property of `window` that the script file sets. */
  global: identifier,
  /** Window event after the property was set. */
  readyEvent: `${identifier}:ready`,
  /** Local storage key of a guest's progress. */
  guestKey: `${identifier}_guest`,
  /** Property of `window` that the script file with the sandbox sets. */
  localGlobal: `${identifier}Local`,
  /** Property of `window` that the script file with the code for guests sets. */
  guestsGlobal: `${identifier}Guests`,
  /** Property of `window`, true if the page's files are stored for play without a network. */
  storesFiles: `${identifier}StoresFiles`,
} as const;

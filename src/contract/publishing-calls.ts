import {
  buildList,
  buildSwitch,
  developerGames,
  draftChange,
  publicationStart,
  publicationState,
} from './publishing.contract';

/** Calls that publish and switch builds of a developer. */
export const publishingCalls = {
  publicationStart,
  publicationState,
  draftChange,
  developerGames,
  buildList,
  buildSwitch,
} as const;

import { buildList, buildSwitch, developerGames, publicationStart, publicationState } from './publishing.contract';

/** Calls that publish and switch builds of a developer. */
export const publishingCalls = { publicationStart, publicationState, developerGames, buildList, buildSwitch } as const;

import { descriptionPreview, gameDetails, gameDetailsChange } from './game-details.contract';
import { gameLists, gameListsChange } from './game-lists.contract';
import {
  buildList,
  buildSwitch,
  developerGames,
  draftChange,
  draftSchedule,
  draftUnschedule,
  publicationStart,
  publicationState,
} from './publishing.contract';

/** Calls that publish builds of a developer and edit its games. */
export const publishingCalls = {
  publicationStart,
  publicationState,
  draftChange,
  draftSchedule,
  draftUnschedule,
  developerGames,
  buildList,
  buildSwitch,
  gameDetails,
  gameDetailsChange,
  descriptionPreview,
  gameLists,
  gameListsChange,
} as const;

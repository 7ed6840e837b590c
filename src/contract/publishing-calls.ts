import { buildComparison } from './comparison.contract';
import { descriptionPreview, gameForm, gameFormChange } from './game-details.contract';
import { gameLists, gameListsChange } from './game-lists.contract';
import { gamePictures, gamePicturesChange, gamePictureUpload, gameTrailerUpload } from './game-pictures.contract';
import {
  buildList,
  buildNotesChange,
  buildSwitch,
  developerGames,
  draftChange,
  draftConflicts,
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
  draftConflicts,
  draftSchedule,
  draftUnschedule,
  developerGames,
  buildList,
  buildSwitch,
  buildNotesChange,
  buildComparison,
  gameForm,
  gameFormChange,
  descriptionPreview,
  gameLists,
  gameListsChange,
  gamePictures,
  gamePicturesChange,
  gamePictureUpload,
  gameTrailerUpload,
} as const;

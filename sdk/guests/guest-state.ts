import { fieldsOf } from '../page/fields';
import type { SaveSlots } from '../page/save-slots';
import { parseSlots } from '../page/save-slots';
import type { GuestScores } from './guest-scores';
import { parseScores } from './guest-scores';

/** What players who were not signed in did in this game, on this device. */
export interface GuestState {
  readonly scores: GuestScores;
  readonly saves: SaveSlots;
  /** The user name of whom it was offered to since it last changed, so that a no is not asked for again until the next sign-in; a yes ends it. */
  readonly offeredTo?: string;
}

/** Reads it out of storage, where anybody can write: what is not understood is left out. */
export function parseGuestState(stored: unknown): GuestState {
  const { scores, saves, offeredTo } = fieldsOf(stored);
  const state = { scores: parseScores(scores), saves: parseSlots(saves) };
  return typeof offeredTo === 'string' ? { ...state, offeredTo } : state;
}

import { fieldsOf } from '../page/fields';
import type { SaveSlots } from '../page/save-slots';
import { parseSlots } from '../page/save-slots';
import type { GuestScores } from './guest-scores';
import { parseScores } from './guest-scores';

/** The scores and saves of guests in this game on this device. */
export interface GuestState {
  readonly scores: GuestScores;
  readonly saves: SaveSlots;
  /** Username of the player who received the offer since the last change. A declined offer is not repeated before the next login. */
  readonly offeredTo?: string;
}

/** Parses the stored state and drops invalid parts, because anybody can write to storage. */
export function parseGuestState(stored: unknown): GuestState {
  const { scores, saves, offeredTo } = fieldsOf(stored);
  const state = { scores: parseScores(scores), saves: parseSlots(saves) };
  return typeof offeredTo === 'string' ? { ...state, offeredTo } : state;
}

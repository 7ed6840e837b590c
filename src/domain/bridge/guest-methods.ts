import type { JsonValue } from '../saves/json';
import { saveLimits } from '../saves/save-version';
import type { ArgumentParser } from './arguments';
import { list, moment, record, slug, slot } from './arguments';
import { bridgeLimits, GUEST_SCORES_MAX } from './bridge-limits';
import { score } from './leaderboard-methods';
import { forPlayers } from './method';
import { saveData, saveName } from './save-methods';

/** A score posted while nobody was logged in. */
export interface GuestScore {
  /** Slug of the board. A board can appear several times, since the SDK knows neither its order nor its periods. */
  readonly board: string;
  readonly score: number;
  /** Time of the score (ISO 8601, UTC); scores of an earlier period of a periodic board no longer count. */
  readonly at: string;
}

/** A save written while nobody was logged in. */
export interface GuestSave {
  readonly slot: number;
  /** Empty if the game gave no name. */
  readonly name: string;
  readonly data: JsonValue;
  /** Time of the save (ISO 8601, UTC). */
  readonly at: string;
}

/** A guest's progress in the game, offered after login: at most 200 scores, and one save for each slot. */
export interface GuestOffer {
  readonly scores: readonly GuestScore[];
  readonly saves: readonly GuestSave[];
}

/** Response to an offer. */
export interface GuestAnswer {
  /** True if the portal asks the player; the event `taken-over` reports the result, but no event follows a refusal. */
  readonly asked: boolean;
}

/**
 * Progress that the portal has transferred and the game's page then deletes. Empty while the transfer is still
 * incomplete.
 */
export interface TakenOver {
  /** Slots whose guest's save was transferred, or rejected by the player. */
  readonly slots: readonly number[];
  /** Boards whose guest's scores were posted or can no longer count. */
  readonly boards: readonly string[];
}

/** Bytes for slot, name and date of a save beside its data. */
const OVERHEAD_BYTES = 1_024;

const scores: ArgumentParser<readonly GuestScore[]> = list(
  record({ board: slug, score, at: moment }),
  GUEST_SCORES_MAX,
);
const saves: ArgumentParser<readonly GuestSave[]> = list(
  record({ slot, name: saveName, data: saveData, at: moment }),
  saveLimits.slots,
);

/**
 * Calls about a guest's progress, stored in the game's page. The SDK offers it once after login, and the portal asks
 * the player in its own dialog. The dialog concerns the offer, so the call has an effect for every logged-in player.
 */
export const guestMethods = {
  'guest.offer': forPlayers<GuestOffer, GuestAnswer>(record({ scores, saves }), {
    argumentBytes: bridgeLimits.messageBytes + saveLimits.slots * (saveLimits.bytes + OVERHEAD_BYTES),
  }),
};

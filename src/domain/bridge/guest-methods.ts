import type { JsonValue } from '../saves/json';
import { saveLimits } from '../saves/save-version';
import type { ArgumentParser } from './arguments';
import { list, moment, record, slug, slot } from './arguments';
import { bridgeLimits, GUEST_SCORES_MAX } from './bridge-limits';
import { score } from './leaderboard-methods';
import { forPlayers } from './method';
import { saveData, saveName } from './save-methods';

/** A score that was posted while nobody was signed in. */
export interface GuestScore {
  /** The board's slug; a board can come several times, as the SDK knows neither its order nor its periods. */
  readonly board: string;
  readonly score: number;
  /** When it was posted (ISO 8601, UTC): on a board that begins anew, one of an earlier period counts no more. */
  readonly at: string;
}

/** A save that was written while nobody was signed in. */
export interface GuestSave {
  readonly slot: number;
  /** Empty when the game gave none. */
  readonly name: string;
  readonly data: JsonValue;
  /** When it was written (ISO 8601, UTC). */
  readonly at: string;
}

/** What a guest did in the game, offered after sign-in: at most 200 scores, and one save for each slot. */
export interface GuestOffer {
  readonly scores: readonly GuestScore[];
  readonly saves: readonly GuestSave[];
}

/** The answer of an offer. */
export interface GuestAnswer {
  /** Whether the portal asks the player; the event `taken-over` tells what was taken over, and no event comes after a no. */
  readonly asked: boolean;
}

/** What the portal has taken over: from then on the game's page no longer keeps it. It is nothing as long as all that was agreed to is still to be done. */
export interface TakenOver {
  /** Slots whose guest's save is in the account now, or that the player wants to be forgotten. */
  readonly slots: readonly number[];
  /** Boards whose guest's scores are posted, or can count no more. */
  readonly boards: readonly string[];
}

/** Bytes for slot, name and date of a save beside its data. */
const BESIDE_THE_DATA = 1_024;

const scores: ArgumentParser<readonly GuestScore[]> = list(
  record({ board: slug, score, at: moment }),
  GUEST_SCORES_MAX,
);
const saves: ArgumentParser<readonly GuestSave[]> = list(
  record({ slot, name: saveName, data: saveData, at: moment }),
  saveLimits.slots,
);

/**
 * What guests leave behind in the page of a game; the SDK offers it once after sign-in, and the portal asks the player in a dialog of its own.
 * The dialog is about the offer and not the player's wish, so the call itself has an effect for whoever is signed in.
 */
export const guestMethods = {
  'guest.offer': forPlayers<GuestOffer, GuestAnswer>(record({ scores, saves }), {
    argumentBytes: bridgeLimits.messageBytes + saveLimits.slots * (saveLimits.bytes + BESIDE_THE_DATA),
  }),
};

import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import type { TakenOver } from '../../src/domain/bridge/guest-methods';
import type { Result } from '../../src/domain/shared/result';
import type { Ask } from '../open-calls';

/** Saves and scores of guests. It is a separate file, because players with a login do not need it. */
export interface GuestPart {
  /** Answers a call that the portal has refused because nobody is logged in. Rejects if another call to the portal fails. */
  answer(method: string, args: unknown, timeLeft: number): Promise<Result<unknown, BridgeError>>;
  /** Offers the guest's data to the portal after a login. Never rejects. */
  offer(username: string): Promise<void>;
  /** Offers the data to a player who was logged in before the page, unless this player has been asked. Never rejects. */
  offerOnce(username: string): Promise<void>;
  /** Deletes the guest data that the portal has taken over. */
  deleteTakenOver(taken: TakenOver): void;
}

/** Creates the part for calls over `relay`. */
export type CreateGuests = (relay: Ask) => GuestPart;

/** Loads the part. Rejects if the file is missing. */
export type LoadGuests = () => Promise<CreateGuests>;

import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/** Lifetime of a ticket, in milliseconds: the longest run that a board with tickets accepts. */
export const TICKET_LIFETIME = 6 * 60 * 60 * 1000;

/** Length of a SHA-256 digest in hexadecimal digits. */
const DIGEST_LENGTH = 64;
/** Maximum length of a ticket, in characters. */
const TICKET_LENGTH = 512;

/** A run that a player has started on a board, as its ticket signs it. */
export interface ScoreTicket {
  /** Id of the ticket, which is used once. */
  readonly id: string;
  readonly gameId: number;
  readonly boardId: number;
  readonly accountId: string;
  /** Id of the play session in which the run started. */
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

export type TicketProblem = 'missing' | 'invalid' | 'foreign' | 'expired' | 'used';

/** Messages for game developers. */
export const ticketProblemTexts: Readonly<Record<TicketProblem, string>> = {
  missing: 'This board needs a ticket: start each run with startRun() and pass its ticket to post().',
  invalid: 'This portal has not signed the ticket. Pass the ticket of startRun() unchanged.',
  foreign: 'The ticket belongs to another player, game or board.',
  expired: 'The ticket has expired. A run lasts at most six hours.',
  used: 'The ticket was already used for another score. Start a run for each score.',
};

type TicketOwner = Pick<ScoreTicket, 'gameId' | 'boardId' | 'accountId'>;

/** Returns the length of a ticket's run in milliseconds, or the reason to refuse the ticket. `now` is in milliseconds since 1970. */
export function runOfTicket(ticket: ScoreTicket, owner: TicketOwner, now: number): Result<number, TicketProblem> {
  const { gameId, boardId, accountId, startedAt } = ticket;
  if (gameId !== owner.gameId || boardId !== owner.boardId || accountId !== owner.accountId) return err('foreign');
  if (now - startedAt >= TICKET_LIFETIME) return err('expired');
  // The clock of the server that signed the ticket may be ahead of this one.
  return ok(Math.max(0, now - startedAt));
}

/** True if a text has the form of a ticket. The server checks the signature. */
export const isTicketText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= TICKET_LENGTH && /^[\w.-]+$/.test(value);

/** True for a SHA-256 digest in lower-case hexadecimal digits. */
export const isInputDigest = (value: unknown): value is string =>
  typeof value === 'string' && value.length === DIGEST_LENGTH && /^[\da-f]+$/.test(value);

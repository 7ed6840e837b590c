import type { Result } from '../../../src/domain/shared/result';

export interface OutgoingMail {
  /** The same on every attempt, so that a mail that arrives twice can be known as one. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where mails of its kind are ended by one click; none for a mail that an account needs. */
  readonly unsubscribeUrl?: string;
}

/** Why a mail was not taken over: nobody answers, not now, or never because the recipient does not exist. */
export interface MailFailure {
  readonly kind: 'unreachable' | 'refused' | 'no-such-recipient';
  /** For the log: no address, no word of the mail. */
  readonly reason: string;
}

/** What carries mails out of the house. */
export interface MailTransport {
  /** Hands a mail over; ends within a minute, and at once when it is told to stop. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<Result<undefined, MailFailure>>;
  close(): Promise<void>;
}

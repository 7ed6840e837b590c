import type { Result } from '../../../src/domain/shared/result';

export interface OutgoingMail {
  /** The same on every attempt, so that mail programs recognise duplicates. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address of one-click unsubscribe. Undefined for a required email. */
  readonly unsubscribeUrl?: string;
}

/** Reason why an email was not accepted: server unreachable, temporary failure, or unknown recipient. */
export interface MailFailure {
  readonly kind: 'unreachable' | 'refused' | 'no-such-recipient';
  /** Text for the log, without addresses and content. */
  readonly reason: string;
}

/** Transport of outgoing emails. */
export interface MailTransport {
  /** Sends an email. Settles within a minute, or immediately when aborted. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<Result<undefined, MailFailure>>;
  close(): Promise<void>;
}

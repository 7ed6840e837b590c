import { sessionOwner } from '../../domain/session/session';
import type { UserId } from '../../domain/session/current-user';
import type { SessionState } from '../session/session-state';
import type { MessageDraftStore, UnsentMessages } from './message-draft-store.port';

/** The unsent messages of an open conversation in this tab. */
export interface OpenDrafts {
  /** Messages of an earlier visit. */
  readonly stored: UnsentMessages | undefined;
  /** Stores unsent messages while their writer is logged in or has an expired session. */
  readonly save: (unsent: UnsentMessages) => void;
}

/** Stores a player's unsent messages in this tab. */
export class StoreUnsentMessages {
  constructor(
    private readonly drafts: MessageDraftStore,
    private readonly session: Pick<SessionState, 'current'>,
  ) {}

  /** Opens the conversation with a player, by username. */
  execute(user: string): OpenDrafts {
    const { writer, drafts } = this;
    return {
      stored: writer && drafts.load(user, writer),
      save: (unsent) => {
        if (writer !== undefined && writer === this.writer) drafts.save(user, unsent, writer);
      },
    };
  }

  /** Deletes a message that was sent after the player had left its conversation. */
  forget(user: string, id: string): void {
    const { writer, drafts } = this;
    const unsent = writer && drafts.load(user, writer);
    if (writer === undefined || unsent === undefined) return;
    drafts.save(user, { ...unsent, pending: unsent.pending.filter((message) => message.id !== id) }, writer);
  }

  private get writer(): UserId | undefined {
    return sessionOwner(this.session.current)?.id;
  }
}

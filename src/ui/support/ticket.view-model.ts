import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { Realtime } from '../../application/realtime/realtime.port';
import { RefusedCalls } from '../../application/session/refused-calls';
import type { SessionState } from '../../application/session/session-state';
import type { ReplyToTicket } from '../../application/support/reply-to-ticket.use-case';
import type { SupportGateway } from '../../application/support/support-gateway.port';
import type { TicketDraftStore } from '../../application/support/ticket-draft-store.port';
import type { Attention } from '../../application/system/attention.port';
import { isSeen } from '../../application/system/device';
import type { Random } from '../../application/system/random.port';
import { announcementChannel } from '../../domain/realtime/channels';
import { sessionOwner } from '../../domain/session/session';
import type { UserId } from '../../domain/session/current-user';
import type { Ticket } from '../../domain/support/ticket';
import { checkReply } from '../../domain/support/ticket';
import { failureText } from '../errors/failure-text';
import type { HeaderInboxes } from '../inbox/inbox-page.view-model';
import type { Disposer } from '../shared/disposables';
import { AttemptKey, replyProblemTexts, ticketAddress } from './support.texts';

/** Dependencies of {@link TicketViewModel}. */
export interface TicketDependencies {
  readonly gateway: Pick<SupportGateway, 'ticket'>;
  readonly replyToTicket: ReplyToTicket;
  readonly session: Pick<SessionState, 'current' | 'session$'>;
  readonly realtime: Realtime;
  readonly random: Random;
  readonly drafts: TicketDraftStore;
  readonly attention: Attention;
}

type Unwatched = 'dependencies' | 'number' | 'header' | 'key' | 'calls' | 'refusedCalls';

/**
 * State of a ticket page with the reply draft, which the tab stores. Reloads on new notifications. Marks those about a
 * ticket as read once the player sees it.
 */
export class TicketViewModel {
  /** Undefined until loaded. */
  ticket: Ticket | undefined;
  /** True if the player has no such ticket. */
  missing = false;
  /** Message if loading failed. */
  failure: string | undefined;
  reply = '';
  sending = false;
  /** Validation error of the reply. */
  message: string | undefined;
  /** Message if sending the reply failed. */
  refusal: string | undefined;
  /** Number of focus requests for the field. */
  turns = 0;
  private readonly key: AttemptKey;
  private readonly refusedCalls = new RefusedCalls();
  private calls = 0;

  constructor(
    private readonly dependencies: TicketDependencies,
    private readonly number: string,
    private readonly header: HeaderInboxes,
  ) {
    this.key = new AttemptKey(dependencies.random);
    makeAutoObservable<this, Unwatched>(
      this,
      {
        dependencies: false,
        number: false,
        header: false,
        key: false,
        calls: false,
        refusedCalls: false,
        ticket: observableRef,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const { attention, realtime, session } = this.dependencies;
    this.restore();
    void this.load();
    // Arrivals are marked after the reload that shows them.
    const stopWaiting = reaction(() => this.header.inboxes?.notifications.phase, this.markRead);
    const stopReturns = attention.onReturn(this.markRead);
    const stopRepeating = this.refusedCalls.start(session);
    const channel = announcementChannel({ playerId: session.current.user?.id });
    const stopListening =
      channel === undefined
        ? () => undefined
        : realtime.listen(channel, ({ type }) => {
            if (type === 'notification-created') void this.load();
          });
    return () => {
      this.calls += 1;
      stopWaiting();
      stopReturns();
      stopRepeating();
      stopListening();
    };
  }

  /** Loads the ticket; the shown one stays until then. */
  async load(): Promise<void> {
    const call = (this.calls += 1);
    this.setFailure(undefined);
    const answer = await this.dependencies.gateway.ticket(this.number);
    // A response from before a reply would remove that reply.
    if (call !== this.calls) return;
    if (answer.ok) this.show(answer.value);
    else this.miss(answer.error);
  }

  focusReply(): void {
    this.turns += 1;
  }

  type(text: string): void {
    if (this.sending) return;
    this.reply = text;
    this.message = undefined;
    this.refusal = undefined;
    const { author, number } = this;
    const { drafts } = this.dependencies;
    if (text === '') drafts.clear(number);
    else if (author !== undefined) drafts.save({ subject: '', message: text }, author, number);
  }

  async send(): Promise<void> {
    if (this.sending) return;
    const { reply } = this;
    const checked = checkReply(reply);
    if (!checked.ok) {
      this.refuse(replyProblemTexts[checked.error], undefined);
      return;
    }
    this.calls += 1;
    this.setSending(true);
    const answer = await this.dependencies.replyToTicket.execute(
      this.number,
      checked.value,
      this.key.of(checked.value),
    );
    this.setSending(false);
    if (answer.ok) {
      this.accept(answer.value);
      return;
    }
    this.refuse(undefined, failureText(answer.error));
    this.refusedCalls.add('reply', answer.error, () => {
      if (this.reply === reply) void this.send();
    });
  }

  /** The player; also one who must log in again. */
  private get author(): UserId | undefined {
    return sessionOwner(this.dependencies.session.current)?.id;
  }

  private restore(): void {
    const { author } = this;
    if (author === undefined || this.reply !== '') return;
    this.reply = this.dependencies.drafts.load(author, this.number)?.message ?? '';
  }

  private accept(ticket: Ticket): void {
    this.key.clear();
    this.reply = '';
    this.dependencies.drafts.clear(this.number);
    this.show(ticket);
  }

  private refuse(message: string | undefined, refusal: string | undefined): void {
    this.message = message;
    this.refusal = refusal;
    this.turns += 1;
  }

  private miss(failure: ApiFailure): void {
    if (failure.kind === 'rejected' && failure.status === 404) this.missing = true;
    else if (this.ticket === undefined) this.setFailure(failureText(failure));
  }

  private show(ticket: Ticket): void {
    this.ticket = ticket;
    this.missing = false;
    this.markRead();
  }

  private markRead(): void {
    const { notifications } = this.header.inboxes ?? {};
    if (notifications === undefined || this.ticket === undefined || !isSeen(this.dependencies.attention)) return;
    for (const { id, link, read } of notifications.items)
      if (!read && link === ticketAddress(this.number)) void notifications.read(id);
  }

  private setFailure(failure: string | undefined): void {
    this.failure = failure;
  }

  private setSending(sending: boolean): void {
    this.sending = sending;
    if (sending) this.refusal = undefined;
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { Realtime } from '../../application/realtime/realtime.port';
import type { SessionState } from '../../application/session/session-state';
import type { ReplyToTicket } from '../../application/support/reply-to-ticket.use-case';
import type { SupportGateway } from '../../application/support/support-gateway.port';
import type { Random } from '../../application/system/random.port';
import { announcementChannel } from '../../domain/realtime/channels';
import type { Ticket } from '../../domain/support/ticket';
import { checkReply } from '../../domain/support/ticket';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { AttemptKey, replyProblemTexts } from './support.texts';

/** What a ticket's page works with. */
export interface TicketDependencies {
  readonly gateway: Pick<SupportGateway, 'ticket'>;
  readonly replyToTicket: ReplyToTicket;
  readonly session: Pick<SessionState, 'current'>;
  readonly realtime: Realtime;
  readonly random: Random;
}

type Unwatched = 'needs' | 'number' | 'key' | 'asked';

/** One ticket on its page, with the reply that is being written; what the support answers meanwhile comes by itself. */
export class TicketViewModel {
  /** Undefined until it has come. */
  ticket: Ticket | undefined;
  /** There is no such ticket of this player. */
  missing = false;
  /** Why it could not be shown. */
  failure: string | undefined;
  reply = '';
  sending = false;
  /** What is wrong about the reply. */
  message: string | undefined;
  /** Why the reply could not be sent. */
  refusal: string | undefined;
  /** How often the field was led to: each time it takes the focus. */
  turns = 0;
  private readonly key: AttemptKey;
  private asked = 0;

  constructor(
    private readonly needs: TicketDependencies,
    private readonly number: string,
  ) {
    this.key = new AttemptKey(needs.random);
    makeAutoObservable<this, Unwatched>(
      this,
      { needs: false, number: false, key: false, asked: false, ticket: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const { realtime, session } = this.needs;
    void this.load();
    const channel = announcementChannel({ playerId: session.current.user?.id });
    const leave =
      channel === undefined
        ? () => undefined
        : realtime.listen(channel, ({ type }) => {
            if (type === 'notification-created') void this.load();
          });
    return () => {
      this.asked += 1;
      leave();
    };
  }

  /** Asks for the ticket again; what is shown stays until it has come. */
  async load(): Promise<void> {
    const call = (this.asked += 1);
    this.setFailure(undefined);
    const answer = await this.needs.gateway.ticket(this.number);
    // An answer from before a reply was sent does not take it away again.
    if (call !== this.asked) return;
    if (answer.ok) this.show(answer.value);
    else this.miss(answer.error);
  }

  type(text: string): void {
    if (this.sending) return;
    this.reply = text;
    this.message = undefined;
    this.refusal = undefined;
  }

  async send(): Promise<void> {
    if (this.sending) return;
    const checked = checkReply(this.reply);
    if (!checked.ok) {
      this.refuse(replyProblemTexts[checked.error], undefined);
      return;
    }
    this.asked += 1;
    this.setSending(true);
    const answer = await this.needs.replyToTicket.execute(this.number, checked.value, this.key.of(checked.value));
    this.setSending(false);
    if (answer.ok) this.accept(answer.value);
    else this.refuse(undefined, failureText(answer.error));
  }

  private accept(ticket: Ticket): void {
    this.key.clear();
    this.reply = '';
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
  }

  private setFailure(failure: string | undefined): void {
    this.failure = failure;
  }

  private setSending(sending: boolean): void {
    this.sending = sending;
    if (sending) this.refusal = undefined;
  }
}

import { makeAutoObservable } from 'mobx';
import type { NoticesState } from '../../application/notices/notices-state';
import { RefusedCalls } from '../../application/session/refused-calls';
import type { SessionState } from '../../application/session/session-state';
import type { OpenTicket } from '../../application/support/open-ticket.use-case';
import type { TicketDraftStore } from '../../application/support/ticket-draft-store.port';
import type { Random } from '../../application/system/random.port';
import type { UserId } from '../../domain/session/current-user';
import { sessionOwner } from '../../domain/session/session';
import { checkNewTicket, newTicketFields } from '../../domain/support/ticket';
import { notifySuccess } from '../account/account-notices';
import { FieldsViewModel } from '../account/fields.view-model';
import { contactProblemTexts } from '../help/contact.view-model';
import type { Disposer } from '../shared/disposables';
import { AttemptKey } from './support.texts';

const TICKET_SENT = 'Ticket sent. We’ll get back to you soon.';
const MESSAGE_SENT = 'Message sent. You’ll get a notification of the reply.';

type Unwatched = 'openTicket' | 'notices' | 'key' | 'restored' | 'drafts' | 'session' | 'game' | 'refusedCalls';

/** State of the form for a new ticket. */
export class NewTicketViewModel {
  readonly fields = new FieldsViewModel(newTicketFields);
  /** Change handlers of the fields. Stable, because a field reports its value again for a new handler. */
  readonly typed = {
    subject: (text: string) => {
      this.type('subject', text);
    },
    message: (text: string) => {
      this.type('message', text);
    },
  };
  /** Number of the created ticket. */
  opened: string | undefined;
  private readonly key: AttemptKey;
  private readonly refusedCalls = new RefusedCalls();
  /** True once the stored draft is shown; before that, no draft is stored. */
  private restored = false;

  constructor(
    private readonly openTicket: OpenTicket,
    private readonly notices: NoticesState,
    random: Random,
    private readonly drafts: TicketDraftStore,
    private readonly session: Pick<SessionState, 'current' | 'session$'>,
    /** Slug of the game that the ticket is about; undefined for the portal. */
    private readonly game: string | undefined,
  ) {
    this.key = new AttemptKey(random);
    makeAutoObservable<this, Unwatched>(
      this,
      {
        fields: false,
        typed: false,
        openTicket: false,
        notices: false,
        key: false,
        restored: false,
        drafts: false,
        session: false,
        game: false,
        refusedCalls: false,
      },
      { autoBind: true },
    );
  }

  /** Restores this tab's draft about the same game. */
  start(): Disposer {
    const { author, fields } = this;
    const draft = author === undefined ? undefined : this.drafts.load(author, this.game);
    for (const field of newTicketFields)
      if (draft !== undefined && fields.values[field] === '') fields.type(field, draft[field]);
    this.restored = true;
    return this.refusedCalls.start(this.session);
  }

  async submit(): Promise<void> {
    const { fields } = this;
    if (fields.busy || this.opened !== undefined) return;
    const { values } = fields;
    const checked = checkNewTicket({ ...values, game: this.game });
    if (!checked.ok) {
      fields.refuse(contactProblemTexts(checked.error));
      return;
    }
    const { subject, message } = checked.value;
    const key = this.key.of(`${subject}\n${message}`);
    const answer = await fields.send(() => this.openTicket.execute(checked.value, key));
    if (answer === undefined) return;
    if (!answer.ok) {
      this.refusedCalls.add('open', answer.error, () => {
        if (newTicketFields.every((field) => fields.values[field] === values[field])) void this.submit();
      });
      return;
    }
    this.drafts.clear(this.game);
    notifySuccess(this.notices, this.game === undefined ? TICKET_SENT : MESSAGE_SENT);
    this.setOpened(answer.value);
  }

  /** The player; also one who must log in again. */
  private get author(): UserId | undefined {
    return sessionOwner(this.session.current)?.id;
  }

  private type(field: (typeof newTicketFields)[number], text: string): void {
    const { author, fields, game } = this;
    fields.type(field, text);
    if (this.restored && author !== undefined && this.opened === undefined)
      this.drafts.save(fields.values, author, game);
  }

  private setOpened(number: string): void {
    this.opened = number;
  }
}

import { makeAutoObservable } from 'mobx';
import type { NoticesState } from '../../application/notices/notices-state';
import type { OpenTicket } from '../../application/support/open-ticket.use-case';
import type { Random } from '../../application/system/random.port';
import { checkNewTicket, newTicketFields } from '../../domain/support/ticket';
import { notifySuccess } from '../account/account-notices';
import { FieldsViewModel } from '../account/fields.view-model';
import { contactProblemText } from '../help/contact.view-model';
import type { Disposer } from '../shared/disposables';
import { AttemptKey } from './support.texts';

/** State of the form for a new ticket. */
export class NewTicketViewModel {
  readonly fields = new FieldsViewModel(newTicketFields);
  /** Change handlers of the fields. Stable, because a field reports its value again for a new handler. */
  readonly typed = {
    subject: (text: string) => {
      this.fields.type('subject', text);
    },
    message: (text: string) => {
      this.fields.type('message', text);
    },
  };
  /** Number of the created ticket. */
  opened: string | undefined;
  private readonly key: AttemptKey;

  constructor(
    private readonly openTicket: OpenTicket,
    private readonly notices: NoticesState,
    random: Random,
  ) {
    this.key = new AttemptKey(random);
    makeAutoObservable<this, 'openTicket' | 'notices' | 'key'>(
      this,
      { fields: false, typed: false, openTicket: false, notices: false, key: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return () => undefined;
  }

  async submit(): Promise<void> {
    const { fields } = this;
    if (fields.busy || this.opened !== undefined) return;
    const checked = checkNewTicket(fields.values);
    if (!checked.ok) {
      fields.refuse({ [checked.error.field]: contactProblemText(checked.error) });
      return;
    }
    const { subject, message } = checked.value;
    const key = this.key.of(`${subject}\n${message}`);
    const answer = await fields.send(() => this.openTicket.execute(checked.value, key));
    if (answer?.ok !== true) return;
    notifySuccess(this.notices, 'Ticket sent. We’ll get back to you soon.');
    this.setOpened(answer.value);
  }

  private setOpened(number: string): void {
    this.opened = number;
  }
}

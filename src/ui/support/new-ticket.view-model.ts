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

/** The form with which a player opens a ticket. */
export class NewTicketViewModel {
  readonly fields = new FieldsViewModel(newTicketFields);
  /** What the fields tell of what is typed: always the same, since a field that is told anew hands over what stands in it. */
  readonly typed = {
    subject: (text: string) => {
      this.fields.type('subject', text);
    },
    message: (text: string) => {
      this.fields.type('message', text);
    },
  };
  /** The number of the ticket that was opened. */
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
    notifySuccess(this.notices, 'Your message has reached our support.');
    this.setOpened(answer.value);
  }

  private setOpened(number: string): void {
    this.opened = number;
  }
}

import type { ContactForm, ContactProblem } from '../../domain/help/contact-form';
import { checkContactForm } from '../../domain/help/contact-form';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { HelpGateway } from './help-gateway.port';

/**
 * Validates a message and sends it to the support. Returns the ticket number.
 * A repeated message with the same key opens no second ticket.
 */
export class SendSupportMessage {
  constructor(private readonly gateway: HelpGateway) {}

  async execute(form: ContactForm, key: string): Promise<Result<string, readonly ContactProblem[] | ApiFailure>> {
    const checked = checkContactForm(form);
    return checked.ok ? this.gateway.send(checked.value, key) : checked;
  }
}

import type { ContactForm, ContactProblem } from '../../domain/help/contact-form';
import { checkContactForm } from '../../domain/help/contact-form';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { HelpGateway } from './help-gateway.port';

/** Sends a message to the support; one that cannot be sent is refused here. Answers the number of its ticket. A message that is sent once more under its key opens no second one. */
export class SendSupportMessage {
  constructor(private readonly gateway: HelpGateway) {}

  async execute(form: ContactForm, key: string): Promise<Result<string, ContactProblem | ApiFailure>> {
    const checked = checkContactForm(form);
    return checked.ok ? this.gateway.send(checked.value, key) : checked;
  }
}

import type { ContactDraftStore } from '../../application/help/contact-draft-store.port';
import type { ContactForm } from '../../domain/help/contact-form';
import { CONTACT_DRAFT_KEY } from './draft-keys';
import { TabDraftStore } from './tab-storage';

/** Stores the contact form's draft in session storage. */
export class TabContactDraftStore extends TabDraftStore implements ContactDraftStore {
  protected readonly key = CONTACT_DRAFT_KEY;

  load(): ContactForm | undefined {
    const [subject = '', email = '', message] = this.read();
    return message === undefined ? undefined : { subject, email, message };
  }

  save({ subject, email, message }: ContactForm): void {
    this.write([subject, email, message]);
  }
}

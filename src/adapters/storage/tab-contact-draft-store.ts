import type { ContactDraftStore } from '../../application/help/contact-draft-store.port';
import type { ContactForm } from '../../domain/help/contact-form';
import { contactFields } from '../../domain/help/contact-form';
import { CONTACT_DRAFT_KEY } from './contact-draft-key';
import { TabStore } from './tab-storage';

/** Stores the contact form's draft in session storage; does nothing if storage is blocked or full. */
export class TabContactDraftStore extends TabStore implements ContactDraftStore {
  load(): ContactForm | undefined {
    return this.use((storage) => read(storage.getItem(CONTACT_DRAFT_KEY)));
  }

  save(form: ContactForm): void {
    this.use((storage) => {
      storage.setItem(CONTACT_DRAFT_KEY, JSON.stringify(contactFields.map((field) => form[field])));
    });
  }

  clear(): void {
    this.use((storage) => {
      storage.removeItem(CONTACT_DRAFT_KEY);
    });
  }
}

function read(text: string | null): ContactForm | undefined {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (!Array.isArray(stored)) return undefined;
  const [subject, email, message] = stored as readonly unknown[];
  if (typeof subject !== 'string' || typeof email !== 'string' || typeof message !== 'string') return undefined;
  return { subject, email, message };
}

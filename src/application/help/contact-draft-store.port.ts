import type { ContactForm } from '../../domain/help/contact-form';

/** Stores the contact form for the lifetime of the tab, or until its player logs out. */
export interface ContactDraftStore {
  /** Returns the stored form; undefined when none exists or it cannot be parsed. */
  load(): ContactForm | undefined;
  /** Stores a form in place of an earlier one. Does nothing when the browser refuses storage. */
  save(form: ContactForm): void;
  /** Deletes the stored form. */
  clear(): void;
}

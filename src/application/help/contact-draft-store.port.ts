import type { ContactForm } from '../../domain/help/contact-form';

/** Keeps what is written into the contact form for as long as the tab is there, or until its player leaves. */
export interface ContactDraftStore {
  /** The form as it was last kept, or undefined when there is none or it cannot be read. */
  load(): ContactForm | undefined;
  /** Keeps a form in place of any before; a browser that stores nothing is no failure. */
  save(form: ContactForm): void;
  /** Forgets the form. */
  clear(): void;
}

import type { ContactDraftStore } from '../../application/help/contact-draft-store.port';
import type { ContactForm } from '../../domain/help/contact-form';
import { contactFields } from '../../domain/help/contact-form';
import { CONTACT_DRAFT_KEY } from './contact-draft-key';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores the contact form's draft in session storage; does nothing if storage is blocked or full. */
export class TabContactDraftStore implements ContactDraftStore {
  // Accessing `sessionStorage` throws if the browser blocks storage.
  constructor(private readonly storage: () => TabStorage = () => sessionStorage) {}

  load(): ContactForm | undefined {
    return this.attempt((storage) => read(storage.getItem(CONTACT_DRAFT_KEY)));
  }

  save(form: ContactForm): void {
    this.attempt((storage) => {
      storage.setItem(CONTACT_DRAFT_KEY, JSON.stringify(contactFields.map((field) => form[field])));
    });
  }

  clear(): void {
    this.attempt((storage) => {
      storage.removeItem(CONTACT_DRAFT_KEY);
    });
  }

  private attempt<T>(use: (storage: TabStorage) => T): T | undefined {
    try {
      return use(this.storage());
    } catch {
      return undefined;
    }
  }
}

function read(text: string | null): ContactForm | undefined {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (!Array.isArray(stored)) return undefined;
  const [subject, email, message] = stored as readonly unknown[];
  if (typeof subject !== 'string' || typeof email !== 'string' || typeof message !== 'string') return undefined;
  return { subject, email, message };
}

import type { ContactDraftStore } from '../../application/help/contact-draft-store.port';
import type { ContactForm } from '../../domain/help/contact-form';
import { contactFields } from '../../domain/help/contact-form';
import { CONTACT_DRAFT_KEY } from './contact-draft-key';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the contact form's draft in session storage; where that is closed or full it is not kept. */
export class TabContactDraftStore implements ContactDraftStore {
  // A browser that blocks storage throws on the mere mention of it.
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
  const kept: unknown = JSON.parse(text ?? 'null');
  if (!Array.isArray(kept)) return undefined;
  const [subject, email, message] = kept as readonly unknown[];
  if (typeof subject !== 'string' || typeof email !== 'string' || typeof message !== 'string') return undefined;
  return { subject, email, message };
}

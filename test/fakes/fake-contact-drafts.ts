import type { ContactDraftStore } from '../../src/application/help/contact-draft-store.port';
import type { ContactForm } from '../../src/domain/help/contact-form';

/** In-memory contact drafts of a tab. */
export class FakeContactDrafts implements ContactDraftStore {
  kept: ContactForm | undefined;

  load(): ContactForm | undefined {
    return this.kept;
  }

  save(form: ContactForm): void {
    this.kept = form;
  }

  clear(): void {
    this.kept = undefined;
  }
}

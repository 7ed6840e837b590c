import type { AuthAnswers, AuthDraftStore } from '../../application/auth/auth-draft-store.port';
import { AUTH_DRAFT_KEY } from './draft-keys';
import { TabDraftStore } from './tab-storage';

/** Stores the answers of login and sign-up in session storage. */
export class TabAuthDraftStore extends TabDraftStore implements AuthDraftStore {
  protected readonly key = AUTH_DRAFT_KEY;

  load(): AuthAnswers | undefined {
    const [login = '', email = '', username] = this.read();
    return username === undefined ? undefined : { login, email, username };
  }

  save({ login, email, username }: AuthAnswers): void {
    this.write([login, email, username]);
  }
}

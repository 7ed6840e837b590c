import type { AuthAnswers, AuthDraftStore } from '../../application/auth/auth-draft-store.port';
import { AUTH_DRAFT_KEY } from './auth-draft-key';
import { TabStore } from './tab-storage';

/** Stores the answers of login and sign-up in session storage; does nothing if storage is blocked or full. */
export class TabAuthDraftStore extends TabStore implements AuthDraftStore {
  load(): AuthAnswers | undefined {
    return this.use((storage) => read(storage.getItem(AUTH_DRAFT_KEY)));
  }

  save({ login, email, username }: AuthAnswers): void {
    this.use((storage) => {
      storage.setItem(AUTH_DRAFT_KEY, JSON.stringify([login, email, username]));
    });
  }

  clear(): void {
    this.use((storage) => {
      storage.removeItem(AUTH_DRAFT_KEY);
    });
  }
}

function read(text: string | null): AuthAnswers | undefined {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (!Array.isArray(stored)) return undefined;
  const [login, email, username] = stored as readonly unknown[];
  if (typeof login !== 'string' || typeof email !== 'string' || typeof username !== 'string') return undefined;
  return { login, email, username };
}

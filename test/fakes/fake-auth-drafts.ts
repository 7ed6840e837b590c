import type { AuthAnswers, AuthDraftStore } from '../../src/application/auth/auth-draft-store.port';

/** In-memory answers of login and sign-up of a tab. */
export class FakeAuthDrafts implements AuthDraftStore {
  kept: AuthAnswers | undefined;

  load(): AuthAnswers | undefined {
    return this.kept;
  }

  save(answers: AuthAnswers): void {
    this.kept = answers;
  }

  clear(): void {
    this.kept = undefined;
  }
}

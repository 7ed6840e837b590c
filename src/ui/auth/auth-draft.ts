import { filter } from 'rxjs';
import type { AuthAnswers, AuthDraftStore } from '../../application/auth/auth-draft-store.port';
import type { SessionState } from '../../application/session/session-state';
import type { Disposer } from '../shared/disposables';

const NO_ANSWERS: AuthAnswers = { login: '', email: '', username: '' };

/** Answers of the panes while nobody is logged in, so that a dismissed dialog and a reload lose none. */
export class AuthDraft {
  private typed: AuthAnswers | undefined;

  constructor(
    private readonly store: AuthDraftStore,
    private readonly session: Pick<SessionState, 'session$'>,
  ) {}

  /** Ends the draft with any login, also one in another tab or with a provider. */
  start(): Disposer {
    const logins = this.session.session$.pipe(filter(({ user }) => user !== undefined)).subscribe(() => {
      this.clear();
    });
    return () => {
      logins.unsubscribe();
    };
  }

  get answers(): AuthAnswers {
    return (this.typed ??= this.store.load() ?? NO_ANSWERS);
  }

  /** Address for a reset link: the login, if it is an address. */
  get resetEmail(): string {
    const { login } = this.answers;
    return login.includes('@') ? login : '';
  }

  change(answers: Partial<AuthAnswers>): void {
    this.typed = { ...this.answers, ...answers };
    this.store.save(this.typed);
  }

  private clear(): void {
    this.typed = NO_ANSWERS;
    this.store.clear();
  }
}

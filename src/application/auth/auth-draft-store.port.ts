/** Answers of the login and the sign-up that may be stored. Never a password. */
export interface AuthAnswers {
  readonly login: string;
  readonly email: string;
  readonly username: string;
}

/** Stores the answers of a visitor for the lifetime of the tab, or until a login. */
export interface AuthDraftStore {
  /** Returns undefined when none exist or they cannot be parsed. */
  load(): AuthAnswers | undefined;
  /** Stores answers in place of earlier ones. Does nothing when the browser refuses storage. */
  save(answers: AuthAnswers): void;
  /** Deletes the stored answers. */
  clear(): void;
}

/** Answers of the panes while nobody is logged in, so that a dismissed dialog loses none. Never a password. */
export class AuthDraft {
  login = '';
  email = '';
  username = '';

  /** Address for a reset link: the login, if it is an address. */
  get resetEmail(): string {
    return this.login.includes('@') ? this.login : '';
  }

  clear(): void {
    this.login = '';
    this.email = '';
    this.username = '';
  }
}

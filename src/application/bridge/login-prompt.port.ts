/** Asks a visitor to sign in. */
export interface LoginPrompt {
  open(): void;
}

import type { RegisteringProvider } from '../../domain/auth/social-provider';
import type { SocialRegistrationForm } from '../../domain/auth/social-registration';

/** Unfinished form of a registration with a provider, by the provider and the email address that it has confirmed. */
export interface SocialDraft {
  readonly provider: RegisteringProvider;
  readonly confirmed: string;
  readonly form: SocialRegistrationForm;
}

/** Stores the form of one registration for the lifetime of the tab, or until a login. */
export interface SocialDraftStore {
  /** Returns undefined when there is none for this registration, or it cannot be parsed. */
  load(registration: Omit<SocialDraft, 'form'>): SocialRegistrationForm | undefined;
  /** Stores a form in place of an earlier one. Does nothing when the browser refuses storage. */
  save(draft: SocialDraft): void;
}

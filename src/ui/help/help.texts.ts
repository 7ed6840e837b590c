import type { HelpAudience } from '../../domain/help/help-audience';

/** Link text of the help centre (spec 1 §2). */
export const HELP_TITLE = 'Support Center';

export interface AudienceTexts {
  /** Title of the page and of all links to it (spec 2 §2). */
  readonly title: string;
  readonly about: string;
}

/** Titles and summaries of the question pages. */
export const audienceTexts: Record<HelpAudience, AudienceTexts> = {
  user: { title: 'I have an account', about: 'Passwords, profiles, coins, premium and troubleshooting.' },
  guest: { title: 'I’m new here', about: 'Headsets, accounts, pricing and privacy.' },
};

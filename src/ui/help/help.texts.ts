import type { HelpAudience } from '../../domain/help/help-audience';

/** What links call the help centre, as the footer does (spec 1 §2). */
export const HELP_TITLE = 'Support Center';

export interface AudienceWords {
  /** Of the page, and of every way to it (spec 2 §2). */
  readonly title: string;
  readonly about: string;
}

/** What the pages of questions are called, and what they are about. */
export const audienceWords: Record<HelpAudience, AudienceWords> = {
  user: { title: 'I have an account', about: 'Passwords, profiles, coins, premium, and games that do not start.' },
  guest: { title: "I'm new here", about: 'Headsets, accounts, what it costs, and what we know about you.' },
};

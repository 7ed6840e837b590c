import type { HelpAudience } from '../../../src/domain/help/help-audience';

/** A question of the help centre; its answer is the Markdown file of its slug. */
export interface HelpQuestion {
  readonly slug: string;
  readonly question: string;
}

/** The questions that every installation begins with, in their order. */
export const firstQuestions: Readonly<Record<HelpAudience, readonly HelpQuestion[]>> = {
  guest: [
    { slug: 'do-i-need-a-headset', question: 'Do I need a headset?' },
    { slug: 'do-i-need-an-account', question: 'Do I need an account?' },
    { slug: 'what-does-it-cost', question: 'What does it cost?' },
    { slug: 'how-do-i-create-an-account', question: 'How do I create an account?' },
    { slug: 'what-happens-to-my-guest-badges', question: 'What happens to the badges that I earn as a guest?' },
    { slug: 'what-do-you-know-about-visitors', question: 'What do you know about me when I only visit?' },
    { slug: 'i-feel-dizzy-in-vr', question: 'I feel dizzy in VR. What can I do?' },
  ],
  user: [
    { slug: 'i-have-forgotten-my-password', question: 'I have forgotten my password.' },
    { slug: 'the-confirmation-mail-did-not-come', question: 'The mail with the confirmation link did not come.' },
    { slug: 'how-do-i-protect-my-account', question: 'How do I protect my account?' },
    { slug: 'who-sees-my-profile', question: 'Who sees my profile?' },
    { slug: 'what-are-coins', question: 'What are coins?' },
    { slug: 'how-does-premium-work', question: 'How does premium work?' },
    { slug: 'a-game-does-not-start', question: 'A game does not start, or not well.' },
    { slug: 'how-do-i-get-a-copy-of-my-data', question: 'How do I get a copy of my data?' },
    { slug: 'how-do-i-delete-my-account', question: 'How do I delete my account?' },
  ],
};

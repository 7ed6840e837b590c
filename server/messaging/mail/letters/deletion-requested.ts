import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';
import { momentText } from '../moment-text';

interface DeletionRequested {
  readonly username: string;
  /** When it is carried out. */
  readonly due: Date;
  readonly statusUrl: string;
}

/** Tells a player when their account is going to be deleted, and where to see that. */
export const deletionRequestedLetter = ({ username, due, statusUrl }: DeletionRequested): Letter => ({
  kind: 'deletion-requested',
  subject: 'Your account is going to be deleted',
  opening: [
    `Hello ${username},`,
    `you have asked us to delete your account. We do so on ${momentText(due)}, and nobody can bring it back after that.`,
  ],
  links: [{ label: 'See how it stands', url: statusUrl }],
  closing: [
    'You have changed your mind? Log in before that day and press “Keep my account” in the settings, under Your data.',
    'You did not ask for it? Then log in, keep the account and change your password at once.',
  ],
  reason: `You receive this mail because the deletion of the ${brand.siteName} account “${username}” was requested.`,
});

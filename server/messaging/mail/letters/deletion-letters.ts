import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';
import { momentText } from '../moment-text';

interface DeletionRequested {
  readonly username: string;
  /** Time of the deletion. */
  readonly due: Date;
  readonly statusUrl: string;
}

/** Composes the email about a requested deletion, with its date. */
export const deletionRequestedLetter = ({ username, due, statusUrl }: DeletionRequested): Letter => ({
  kind: 'deletion-requested',
  subject: 'Your account will be deleted',
  opening: [
    `Hello ${username},`,
    `You asked us to delete your account. We’ll delete it on ${momentText(due)}. This can’t be undone.`,
  ],
  links: [{ label: 'See the status', url: statusUrl }],
  closing: [
    'Changed your mind? Log in before then and choose “Keep my account” in the settings, under Your data.',
    'Didn’t ask for this? Log in, keep the account and change your password right away.',
  ],
  reason: `You’re receiving this email because the deletion of the ${brand.siteName} account “${username}” was requested.`,
});

/** Composes the last email to a player, after the deletion. */
export const deletionCompletedLetter = ({ username }: { username: string }): Letter => ({
  kind: 'deletion-completed',
  subject: 'Your account has been deleted',
  opening: [
    `Hello ${username},`,
    'Your account and all personal data in it have been deleted. Anonymised payment records are kept as the law requires.',
    'Thank you for playing with us.',
  ],
  links: [],
  closing: [],
  reason: `You’re receiving this email because you asked us to delete your ${brand.siteName} account. This is our last email, and we have deleted this address.`,
});

interface ExportReady {
  readonly username: string;
  /** Time when the export is deleted. */
  readonly until: Date;
  /** Download page, which requires a login. */
  readonly url: string;
}

/** Composes the email about a finished data export. */
export const exportReadyLetter = ({ username, until, url }: ExportReady): Letter => ({
  kind: 'export-ready',
  subject: 'Your data is ready',
  opening: [`Hello ${username},`, 'The copy of everything that we store about you is ready.'],
  links: [{ label: 'Download my data', url }],
  closing: [
    `You can download it until ${momentText(until)}. You need to be logged in.`,
    'Didn’t ask for this? Change your password right away.',
  ],
  reason: `You’re receiving this email because a copy of the data of the ${brand.siteName} account “${username}” was requested.`,
});

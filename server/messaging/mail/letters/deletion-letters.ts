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

/** The last mail to a player: their account is gone. */
export const deletionCompletedLetter = ({ username }: { username: string }): Letter => ({
  kind: 'deletion-completed',
  subject: 'Your account has been deleted',
  opening: [
    `Hello ${username},`,
    'your account and everything personal in it has been deleted. Your bookings stay without your name, because the law asks us to keep them.',
    'Thank you for playing with us.',
  ],
  links: [],
  closing: [],
  reason: `You receive this mail because you asked us to delete your ${brand.siteName} account; it is the last one, and we have forgotten this address.`,
});

interface ExportReady {
  readonly username: string;
  /** Until when it is kept. */
  readonly until: Date;
  /** Where it is downloaded, signed in. */
  readonly url: string;
}

/** Tells a player that the copy of their data can be fetched. */
export const exportReadyLetter = ({ username, until, url }: ExportReady): Letter => ({
  kind: 'export-ready',
  subject: 'Your data is ready',
  opening: [`Hello ${username},`, 'the copy of everything that we store about you is ready.'],
  links: [{ label: 'Download my data', url }],
  closing: [
    `We keep it until ${momentText(until)}. You need to be logged in to fetch it.`,
    'You did not ask for it? Then change your password at once.',
  ],
  reason: `You receive this mail because a copy of the data of the ${brand.siteName} account “${username}” was requested.`,
});

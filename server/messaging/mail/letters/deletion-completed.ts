import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';

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

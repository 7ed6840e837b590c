import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';
import { momentText } from '../moment-text';

interface NewDevice {
  readonly username: string;
  /** What the browser calls itself, in a few words. */
  readonly device: string;
  readonly at: Date;
  /** Where sessions are ended and the password is changed. */
  readonly securityUrl: string;
}

/** Tells a player that their account was signed in to from a browser that it did not know. */
export const newDeviceLetter = ({ username, device, at, securityUrl }: NewDevice): Letter => ({
  kind: 'new-device',
  subject: 'New sign-in to your account',
  opening: [
    `Hello ${username},`,
    `your account was signed in to from a device that we had not seen before: ${device}, on ${momentText(at)}.`,
    'If that was you, all is well.',
  ],
  links: [{ label: 'See where I am signed in', url: securityUrl }],
  closing: ['Was it not you? Then end that session there and change your password at once.'],
  reason: `You receive this mail because login notifications are on for the ${brand.siteName} account “${username}”; you can turn them off in its security settings.`,
});

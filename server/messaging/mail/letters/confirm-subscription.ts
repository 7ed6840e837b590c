import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';

interface ConfirmSubscription {
  readonly username: string;
  /** What the game or the developer is called. */
  readonly sender: string;
  /** How long the first link holds, in words. */
  readonly lifetime: string;
  readonly confirmUrl: string;
  readonly endUrl: string;
}

/** Asks whoever reads an unconfirmed address whether the mails are wanted that its account has agreed to. */
export const confirmSubscriptionLetter = ({
  username,
  sender,
  lifetime,
  confirmUrl,
  endUrl,
}: ConfirmSubscription): Letter => ({
  kind: 'confirm-subscription',
  subject: 'Please confirm the mails that you want',
  opening: [
    `Hello ${username},`,
    `you have asked for mails from ${sender}. Please confirm that, and with it that this e-mail address is yours. Until then, no such mail comes here.`,
  ],
  links: [
    { label: 'Yes, send me these mails', url: confirmUrl },
    { label: 'No, I want none', url: endUrl },
  ],
  closing: [
    `The first link works once and holds for ${lifetime}. The second one can be opened whenever you like, without signing in.`,
    'You did not ask for it? Then there is nothing to do: without the first link nothing is sent.',
  ],
  reason: `You receive this mail because this address was entered for the ${brand.siteName} account “${username}”, which has asked for mails.`,
});

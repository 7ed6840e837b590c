import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';

interface CoinCheckout {
  readonly username: string;
  /** Coins. */
  readonly amount: number;
  /** As people read it. */
  readonly price: string;
  /** How long the link holds, in words. */
  readonly lifetime: string;
  readonly url: string;
}

/** The link by which a player in a headset pays on another screen. */
export const coinCheckoutLetter = ({ username, amount, price, lifetime, url }: CoinCheckout): Letter => ({
  kind: 'coin-checkout',
  subject: `Your ${amount} coins are waiting`,
  opening: [
    `Hello ${username},`,
    `you have chosen ${amount} coins for ${price}, VAT included, and asked for a link to pay on another screen. Here it is.`,
  ],
  links: [{ label: 'Go to the checkout', url }],
  closing: [
    `The link works until you have paid, for ${lifetime} at most. Nothing is charged before you pay there.`,
    'You did not ask for this? Then there is nothing to do.',
  ],
  reason: `You receive this mail because somebody who is signed in to the ${brand.siteName} account “${username}” chose to pay by e-mail.`,
});

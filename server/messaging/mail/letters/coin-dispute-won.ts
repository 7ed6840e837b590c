import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';

interface CoinDisputeWon {
  readonly username: string;
  /** Number of the receipt that stays valid. */
  readonly number: number;
  /** As people read it. */
  readonly price: string;
  /** Coins that came back; 0 when all of them had been spent before they could be taken. */
  readonly returned: number;
  readonly receiptsUrl: string;
}

/** Tells a buyer that a disputed payment stands, and which coins came back with it. */
export const coinDisputeWonLetter = ({ username, number, price, returned, receiptsUrl }: CoinDisputeWon): Letter => ({
  kind: 'coin-dispute-won',
  subject: 'A disputed payment of yours stands',
  opening: [
    `Hello ${username},`,
    `your bank has decided that your payment stands: ${price}, receipt ${number}.`,
    ...(returned > 0
      ? [
          `${returned} ${returned === 1 ? 'coin that we had taken out of your account is' : 'coins that we had taken out of your account are'} back in it.`,
        ]
      : []),
  ],
  links: [{ label: 'See all receipts', url: receiptsUrl }],
  closing: [],
  reason: `You receive this mail because coins were bought for the ${brand.siteName} account “${username}”.`,
});

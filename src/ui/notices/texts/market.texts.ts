import type { MarketNoticeCode } from '../../../domain/notices/notice-code';
import type { NoticeText } from './common.texts';
import { said } from './common.texts';

/** Texts of the shop (spec 2 §8). */
export const marketTexts = {
  'purchase-failed': { title: 'Purchase Error', body: said },
  'premium-activated': {
    title: 'Premium Activated!',
    body: (until: string) => `Enjoy your games ad-free until ${until}.`,
  },
} as const satisfies Record<MarketNoticeCode, NoticeText>;

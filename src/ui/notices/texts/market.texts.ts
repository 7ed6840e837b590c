import type { MarketNoticeCode } from '../../../domain/notices/notice-code';
import type { NoticeText } from './common.texts';
import { said } from './common.texts';

/** What the shop says (spec 2 §8). */
export const marketTexts = {
  'purchase-failed': { title: 'Purchase Error', body: said },
  'premium-activated': {
    title: 'Premium Activated!',
    body: (until: string) => `Your games are free of ads until ${until}.`,
  },
} as const satisfies Record<MarketNoticeCode, NoticeText>;

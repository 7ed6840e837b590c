import type { ComponentType } from 'react';
import type { AdSlot } from '../../domain/ads/ad-slot';
import type { HouseLineText } from './house-lines';
import type { PageAdViewModel } from './page-ad.view-model';

/** Whether ads may be seen, and clicked, now; observable. */
export interface AdPermission {
  readonly shown: boolean;
  readonly takesClicks: boolean;
}

/** Makes what fills one place; `allowed` is observable. */
export type CreatePageAd = (slot: AdSlot, allowed: () => boolean) => PageAdViewModel;

export interface PageAdContentProps {
  readonly slot: AdSlot;
  readonly ads: AdPermission;
  readonly line: HouseLineText | undefined;
  readonly createPageAd: CreatePageAd;
}

/** What fills the places for ads; it comes after the page. */
export interface AdServices {
  readonly Content: ComponentType<PageAdContentProps>;
  readonly createPageAd: CreatePageAd;
}

import type { ComponentType } from 'react';
import type { AdSlot } from '../../domain/ads/ad-slot';
import type { AdPermission } from './ad-permission';
import type { HouseLineText } from './house-lines';
import type { PageAdViewModel } from './page-ad.view-model';

/** Makes what fills one place. */
export type CreatePageAd = (slot: AdSlot, ads: AdPermission) => PageAdViewModel;

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

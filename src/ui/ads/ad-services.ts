import type { ComponentType } from 'react';
import type { AdSlot } from '../../domain/ads/ad';
import type { AdPermission } from './ad-permission';
import type { HouseLineText } from './house-lines';
import type { PageAdViewModel } from './page-ad.view-model';

/** Makes what fills one place, with anything but ads for the game of the page it is on. */
export type CreatePageAd = (slot: AdSlot, ads: AdPermission, game?: string) => PageAdViewModel;

export interface PageAdContentProps {
  readonly slot: AdSlot;
  readonly ads: AdPermission;
  readonly line: HouseLineText | undefined;
  /** The slug of the game whose page this is. */
  readonly game?: string | undefined;
  readonly createPageAd: CreatePageAd;
}

/** What fills the places for ads; it comes after the page. */
export interface AdServices {
  readonly Content: ComponentType<PageAdContentProps>;
  readonly createPageAd: CreatePageAd;
}

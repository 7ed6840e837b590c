import type { ComponentType } from 'react';
import type { AdSlot } from '../../domain/ads/ad';
import type { AdPermission } from './ad-permission';
import type { HouseAdText } from './house-ads';
import type { PageAdViewModel } from './page-ad.view-model';

/** Creates the content of a slot; never advertises `game`. */
export type CreatePageAd = (slot: AdSlot, ads: AdPermission, game?: string) => PageAdViewModel;

export interface PageAdContentProps {
  readonly slot: AdSlot;
  readonly ads: AdPermission;
  readonly line: HouseAdText | undefined;
  /** Slug of the page's game. */
  readonly game?: string | undefined;
  readonly createPageAd: CreatePageAd;
}

/** Content of the ad slots, loaded after the page. */
export interface AdServices {
  readonly Content: ComponentType<PageAdContentProps>;
  readonly createPageAd: CreatePageAd;
}

import type { PageAdSituation } from '../../domain/ads/page-ad.policy';

/** Observable permission to show ads, with the facts that decide it. */
export interface AdPermission {
  readonly shown: boolean;
  readonly situation: PageAdSituation;
}

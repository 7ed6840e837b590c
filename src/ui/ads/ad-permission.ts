import type { PageAdSituation } from '../../domain/ads/page-ad.policy';

/** Whether ads may be seen now, and what decides about it; observable. */
export interface AdPermission {
  readonly shown: boolean;
  readonly situation: PageAdSituation;
}

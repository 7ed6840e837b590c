import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';

/** What stands in the head of a page of the account: nothing of the player. */
export function accountHead(title: string): RouteHandle {
  return { head: (_data, path) => ({ title, description: `Your ${brand.siteName} account.`, path, noIndex: true }) };
}

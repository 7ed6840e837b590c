import { brand } from '../shared/brand';

/** The document's title: '{page} - {site}', or the site's claim on a page without a title (spec 1 §2). */
export function pageTitle(page?: string): string {
  return page === undefined || page === ''
    ? `${brand.siteName} - Play and publish VR browser games for free!`
    : `${page} - ${brand.siteName}`;
}

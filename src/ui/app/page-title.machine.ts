import { brand } from '../../domain/shared/brand';

/**
 * Returns the document title (spec 1 §2).
 * @rule 1.2.12 The document title is '{page title} - {site name}', or the site's claim on a page without a title.
 */
export function pageTitle(page?: string): string {
  return page === undefined || page === ''
    ? `${brand.siteName} - Play and publish VR browser games for free!`
    : `${page} - ${brand.siteName}`;
}

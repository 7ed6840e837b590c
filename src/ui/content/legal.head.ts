import type { LegalPage } from '../../domain/content/legal-page';
import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';

/** What stands in the head of a legal page. */
export const legalHead: RouteHandle = {
  head: (data, path) => {
    const { title } = data as LegalPage;
    return { title, description: `${title} of ${brand.siteName}, published by ${brand.company}.`, path, trail: [] };
  },
};

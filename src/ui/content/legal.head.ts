import type { LegalPage } from '../../domain/content/legal-page';
import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';
import { helpAddress } from '../help/help-address';
import { HELP_TITLE } from '../help/help.texts';

/** What stands in the head of a legal page. */
export const legalHead: RouteHandle = {
  head: (data, path) => {
    const { title } = data as LegalPage;
    const description = `${title} of ${brand.siteName}, published by ${brand.company}.`;
    return { title, description, path, trail: [{ name: HELP_TITLE, path: helpAddress('index') }] };
  },
};

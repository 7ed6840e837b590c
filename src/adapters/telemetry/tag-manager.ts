import type { DataLayerPage } from './data-layer-analytics';
import type { TcfPage } from './tcf-consent';
import { whenMeasuringAllowed } from './tcf-consent';

/** Window that receives the tag manager. */
export type TagPage = DataLayerPage & TcfPage & { readonly document: Document };

const ADDRESS = 'https://www.googletagmanager.com/gtm.js?id=';

/** Loads the tag manager after consent; the content security policy trusts scripts added by a trusted script. */
export function addTagManager(page: TagPage, id: string, now: () => number): void {
  whenMeasuringAllowed(page, () => {
    (page.dataLayer ??= []).push({ event: 'gtm.js', 'gtm.start': now() });
    const script = page.document.createElement('script');
    script.async = true;
    script.src = ADDRESS + encodeURIComponent(id);
    page.document.head.append(script);
  });
}

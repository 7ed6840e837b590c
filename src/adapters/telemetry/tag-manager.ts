import type { DataLayerPage } from './data-layer-analytics';
import type { TcfPage } from './tcf-consent';
import { whenMeasuringAllowed } from './tcf-consent';

/** The window that the tag is put into. */
export type TagPage = DataLayerPage & TcfPage & { readonly document: Document };

const ADDRESS = 'https://www.googletagmanager.com/gtm.js?id=';

/** Brings the tag manager's script once the visitor lets it be; the policy trusts it because a trusted script adds it. */
export function addTagManager(page: TagPage, id: string, now: () => number): void {
  whenMeasuringAllowed(page, () => {
    (page.dataLayer ??= []).push({ event: 'gtm.js', 'gtm.start': now() });
    const script = page.document.createElement('script');
    script.async = true;
    script.src = ADDRESS + encodeURIComponent(id);
    page.document.head.append(script);
  });
}

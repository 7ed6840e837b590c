import { brand } from '../domain/shared/brand';
import type { PageHead } from '../ui/app/page-head';
import { socialLinks } from '../ui/shell/social-links';

type Thing = Readonly<Record<string, unknown>>;

/** Creates a page's structured data (schema.org, JSON-LD): publisher, page and breadcrumbs. Undefined for pages without indexing. */
export function structuredData(head: PageHead, origin: string): Thing | undefined {
  if (head.noIndex === true) return undefined;
  const url = origin + head.path;
  const things = [
    organization(origin),
    ...(head.path === '/' ? [website(head, origin)] : []),
    ...(head.jsonLd === undefined ? [] : [{ ...head.jsonLd, url, mainEntityOfPage: url }]),
    ...(head.trail === undefined ? [] : [breadcrumbs(head.trail, head, origin)]),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

function organization(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#publisher`,
    name: brand.company,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    sameAs: socialLinks.map(({ href }) => href),
  };
}

function website({ description }: PageHead, origin: string): Thing {
  return {
    '@type': 'WebSite',
    name: brand.siteName,
    url: `${origin}/`,
    description,
    publisher: { '@id': `${origin}/#publisher` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumbs(trail: NonNullable<PageHead['trail']>, { title, path }: PageHead, origin: string): Thing {
  const steps = [{ name: brand.siteName, path: '/' }, ...trail, { name: title ?? brand.siteName, path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + step.path,
    })),
  };
}

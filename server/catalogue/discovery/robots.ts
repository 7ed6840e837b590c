/** What crawlers may ask for; pages are rendered without the API, and its public part is open to those that run scripts. */
export function robots(sitemapAddress: string): string {
  return [
    'User-agent: *',
    'Disallow: /account',
    'Disallow: /auth/',
    'Disallow: /v1/',
    'Allow: /v1/public/',
    '',
    `Sitemap: ${sitemapAddress}`,
    '',
  ].join('\n');
}

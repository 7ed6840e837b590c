import type { Executor } from '../database/executor';
import { legalPages } from '../database/schema/legal-pages';
import { redirects } from '../database/schema/redirects';
import { renderMarkdown } from '../markdown/render-markdown';
import { contentText } from './content-text';

const LEGAL = {
  'privacy-policy': 'Privacy Policy',
  'terms-of-service': 'Terms of Service',
  'refund-policy': 'Refund Policy',
  imprint: 'Imprint',
  'about-us': 'About Us',
} as const;

/** Short addresses that people guess. */
const REDIRECTS = {
  '/games': '/arcade/games',
  '/arcade': '/arcade/games',
  '/privacy': '/hc/legal/privacy-policy',
  '/terms': '/hc/legal/terms-of-service',
  '/imprint': '/hc/legal/imprint',
  '/about': '/hc/legal/about-us',
  '/help': '/hc',
  '/shop': '/market',
  '/login': '/auth/login',
  '/register': '/auth/register',
} as const;

/** Legal pages and redirects, which every installation needs. */
export async function insertPages(tx: Executor, now: Date): Promise<void> {
  await tx.insert(legalPages).values(
    Object.entries(LEGAL).map(([slug, title]) => {
      const body = contentText('legal', slug);
      return { slug, title, body, bodyHtml: renderMarkdown(body), updatedAt: now };
    }),
  );
  await tx.insert(redirects).values(Object.entries(REDIRECTS).map(([path, target]) => ({ path, target })));
}

import { legalPage, redirectCheck } from '../../../src/contract/content.contract';
import { brand } from '../../../src/domain/shared/brand';
import { err, ok } from '../../../src/domain/shared/result';
import { isSafeRedirect } from '../../../src/domain/shell/redirect-target';
import type { ServerDependencies } from '../../deps';
import type { Config, Operator } from '../../platform/config/config';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { renderMarkdown } from '../../platform/markdown/render-markdown';
import { findLegalPage, findRedirect } from './page.repository';
import { redirectKey } from './redirect.policy';

/** Escapes a text so that Markdown renders it literally. */
const escapeMarkdown = (text: string): string => text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

const lines = (texts: readonly string[]): string => texts.map(escapeMarkdown).join('\\\n');

function missingDetails({ name, address, contact }: Operator): string | undefined {
  const missing = [
    ...(name === undefined ? ['name'] : []),
    ...(address.length === 0 ? ['postal address'] : []),
    ...(contact === undefined ? ['email address'] : []),
  ];
  const last = missing.pop();
  if (last === undefined) return undefined;
  return `The operator of this site has published no ${missing.length === 0 ? last : `${missing.join(', no ')} and no ${last}`}.`;
}

/** Renders the imprint's first sections as HTML: publisher and contact, as configured by the operator. */
export function presentPublisher({ host, operator }: Pick<Config, 'host' | 'operator'>): string {
  const { name, address, details, contact } = operator;
  const site = `${escapeMarkdown(brand.siteName)} at ${escapeMarkdown(host)}`;
  const parts = [
    '## Publisher',
    name === undefined ? `This is ${site}.` : `${site} is run by:`,
    lines([...(name === undefined ? [] : [name]), ...address]),
    lines(details),
    missingDetails(operator) ?? '',
    '## Contact',
    contact === undefined ? '' : `Write to [${escapeMarkdown(contact)}](<mailto:${encodeURI(contact)}>).`,
    'Give Feedback, at the foot of every page, reaches the operator without an email program.',
  ];
  return renderMarkdown(parts.filter((part) => part !== '').join('\n\n'));
}

/** Maximum number of redirects of one path. A longer chain is treated as a loop. */
const MAX_REDIRECTS = 5;

/**
 * Returns the final target of a moved path. `find` returns the next step. Undefined without a redirect or in a loop, as
 * browsers cache redirects.
 */
export async function followRedirects(
  find: (path: string) => Promise<string | undefined>,
  route: string,
): Promise<string | undefined> {
  let found: string | undefined;
  let path = redirectKey(route);
  for (let step = 0; path !== undefined; step += 1) {
    const to = await find(path);
    if (to === undefined) return found;
    if (step === MAX_REDIRECTS) return undefined;
    found = to;
    path = redirectKey(to);
  }
  return found;
}

/** Routes of legal pages and redirects. */
export function contentRoutes({ config }: Pick<ServerDependencies, 'config'>): readonly Route[] {
  return [
    route(
      legalPage,
      async ({ params, tx }) => {
        const page = await findLegalPage(tx, params.page);
        if (!page) return err(refusal.notFound('page'));
        const body = params.page === 'imprint' ? presentPublisher(config) + page.bodyHtml : page.bodyHtml;
        return ok({ data: { title: page.title, updated: page.updatedAt.toISOString(), body } });
      },
      { cache: 'public-short' },
    ),

    route(
      redirectCheck,
      async ({ body, tx }) => {
        const to = await followRedirects((path) => findRedirect(tx, path), body.route);
        if (to === undefined || !isSafeRedirect(to, config.redirectHosts)) return err(refusal.notFound('page'));
        return ok({ data: { to } });
      },
      { transaction: false },
    ),
  ];
}

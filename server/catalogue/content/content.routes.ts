import { legalPage, redirectCheck } from '../../../src/contract/content.contract';
import { err, ok } from '../../../src/domain/shared/result';
import { isSafeRedirect } from '../../../src/domain/shell/redirect-check';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { followRedirects } from './follow-redirects';
import { presentPublisher } from './imprint.presenter';
import { findLegalPage, findRedirect } from './page.repository';

/** Legal pages and moved paths. */
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

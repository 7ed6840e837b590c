import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { isRouteErrorResponse, createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createApp } from './composition/create-app';
import { routePattern } from './composition/follow-pages';
import { renderDocument, withoutPicturePreloads } from './composition/render-document';
import { createServerModules } from './composition/server.part';
import { createWiring } from './composition/wiring';
import type { RenderRequest, RenderResponse } from './contract/render.contract';
import { SESSION_COOKIE } from './contract/session-cookie';
import { currentHead } from './ui/app/current-head';
import { pageFiles } from './ui/app/page-files';
import { adoptableStyles } from './ui/theme/server-styles';
import { isPageFailure, pageFailure } from './ui/errors/page-failure';

enableStaticRendering(true);

/** Renders one page with the routes and use cases of the browser, in a separate container per request. */
export async function render(request: RenderRequest): Promise<RenderResponse> {
  const app = createApp(createWiring(createServerModules(request)));
  await app.openSession(request.cookies.includes(`${SESSION_COOKIE}=`));
  const handler = createStaticHandler(app.routes);
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, to: context.headers.get('location') ?? '/' };
  }
  const sheet = new ServerStyleSheet({ nonce: request.nonce });
  try {
    const router = createStaticRouter(handler.dataRoutes, context);
    const body = renderToString(
      sheet.collectStyles(<StaticRouterProvider router={router} context={context} hydrate={false} />),
    );
    const thrown = Object.values(context.errors ?? {});
    // The visitor sees an error page; operators need the log entry.
    for (const bug of thrown.filter(isBug)) request.complain?.(bug);
    const failure = thrown.find(isPageFailure) ?? (thrown.some(isBug) ? pageFailure({ kind: 'malformed' }) : undefined);
    const head = currentHead(context.matches, context.loaderData, failure, new URL(request.url).pathname);
    const html = renderDocument(request, {
      body: withoutPicturePreloads(body),
      styles: import.meta.env.DEV ? sheet.getStyleTags() : adoptableStyles(sheet.getStyleTags()),
      head,
      files: filesOf(
        context.matches.map(({ route }) => route),
        request,
      ),
      state: app.inline({ loaderData: context.loaderData, actionData: null, errors: context.errors }),
    });
    const isPublic = head.noIndex !== true;
    return { kind: 'html', status: failure?.status ?? context.statusCode, html, isPublic };
  } finally {
    sheet.seal();
  }
}

/** Script files of the matched page, each once. */
function filesOf(routes: Parameters<typeof routePattern>[0], { assets }: RenderRequest): readonly string[] {
  const parts = pageFiles[routePattern(routes)] ?? [];
  return [...new Set(parts.flatMap((part) => assets.parts[part] ?? []))];
}

function isBug(thrown: unknown): boolean {
  return !isPageFailure(thrown) && !isRouteErrorResponse(thrown);
}

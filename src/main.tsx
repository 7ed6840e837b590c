import type { ReactNode } from 'react';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followModuleFailures } from './adapters/browser/follow-module-failures';
import { followUncaughtErrors } from './adapters/browser/follow-uncaught-errors';
import { TabReloadGuard } from './adapters/storage/tab-reload-guard';
import { createBrowserModules } from './composition/browser.part';
import { createApp } from './composition/create-app';
import type { OpenedPages } from './composition/follow-pages';
import { followPages, loadMatchedRoutes, pageOpening } from './composition/follow-pages';
import type { PreHydrationPage } from './composition/pre-hydration-click';
import { takePreHydrationClick } from './composition/pre-hydration-click';
import { readInlinedState } from './composition/inlined-state';
import { openPagesAhead, whenIdle } from './composition/when-idle';
// The document names the fonts, but only the build of the browser's scripts writes their files.
import './ui/theme/font-faces';

const state = readInlinedState(document);
const app = createApp(createBrowserModules(state));
followUncaughtErrors(window, app.report);
const opened: OpenedPages = {};
followModuleFailures(window, new TabReloadGuard(import.meta.url), pageOpening(opened, window));
// If the page's code fails to load, the router retries and shows the error.
await loadMatchedRoutes(app.routes, location).catch(() => undefined);
const router = createBrowserRouter(app.routes, { hydrationData: state.router });
opened.router = router;
const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root');

function start(): () => void {
  const stopFollowingPages = followPages(router, app.entered);
  replayEarlyClick();
  // Starts tab sync, the session and the push connection after the page has loaded.
  const stopFollowingAnswers = app.pageMemory.follow(router);
  const end = whenIdle(window, () => {
    const stop = app.start(() => void router.revalidate());
    const stay = openPagesAhead(app);
    return () => {
      stay();
      stop();
    };
  });
  return () => {
    end();
    stopFollowingAnswers();
    stopFollowingPages();
  };
}

interface HydratedProps {
  readonly then: () => () => void;
  readonly children: ReactNode;
}

/** Calls `then` once after hydration. */
function Hydrated({ then, children }: HydratedProps) {
  useEffect(then, [then]);
  return children;
}

const replayEarlyClick = takePreHydrationClick(window as PreHydrationPage);
hydrateRoot(
  root,
  <StrictMode>
    <Hydrated then={start}>
      <RouterProvider router={router} onError={app.report} useTransitions={false} />
    </Hydrated>
  </StrictMode>,
);

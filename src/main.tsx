import type { ReactNode } from 'react';
import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followModuleFailures } from './adapters/browser/follow-module-failures';
import { followUncaughtErrors } from './adapters/browser/follow-uncaught-errors';
import { whenIdle } from './adapters/browser/when-idle';
import { deferred } from './application/system/deferred';
import type { PanelHistory } from './adapters/browser/panel-history';
import { TabReloadGuard } from './adapters/storage/tab-reload-guard';
import { createBrowserModules } from './composition/browser.part';
import { createApp, serviceProviders } from './composition/create-app';
import type { OpenedPages } from './composition/follow-pages';
import { followPages, loadMatchedRoutes, pageOpening } from './composition/follow-pages';
import type { PreHydrationPage } from './composition/document-scripts';
import { endArrival, endSpeculation, takePreHydrationClick } from './composition/document-scripts';
import { readInlinedState } from './composition/inlined-state';
import { createWiring } from './composition/wiring';
import { adoptServerStyles } from './ui/theme/server-styles';
import './ui/theme/fonts.css';

/** Ends the current task, so that the page answers between the steps of the start. Timers of a hidden tab would wait for a second each. */
const pause = () => {
  const { scheduler } = window as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
};

interface HydratedProps {
  readonly then: () => () => void;
  readonly children: ReactNode;
}

/** Calls `then` once after hydration. */
function Hydrated({ then, children }: HydratedProps) {
  useEffect(then, [then]);
  return children;
}

/** Longest time without a pause in `inShortTasks`, in milliseconds. */
const TASK = 8;

/** Handles each item, with pauses in between. */
async function inShortTasks<T>(items: readonly T[], handle: (item: T) => void): Promise<void> {
  let paused = performance.now();
  for (const item of items) {
    handle(item);
    if (performance.now() - paused < TASK) continue;
    await pause();
    paused = performance.now();
  }
}

async function startApp(root: HTMLElement): Promise<void> {
  // The evaluation of the page's script is a task of its own.
  await pause();
  let failure: unknown;
  try {
    adoptServerStyles(document);
  } catch (error) {
    // The page keeps its styles; only those of other pages may come in another order.
    failure = error;
  }
  const state = readInlinedState(document);
  const wiring = createWiring([]);
  await inShortTasks(createBrowserModules(state), (module) => {
    wiring.add([module]);
  });
  await inShortTasks(serviceProviders, (provider) => wiring.get<unknown>(provider));
  const app = createApp(wiring);
  followUncaughtErrors(window, app.report);
  if (failure !== undefined) app.report(failure);
  const opened: OpenedPages = {};
  followModuleFailures(window, new TabReloadGuard(import.meta.url), pageOpening(opened, window));
  // If the page's code fails to load, the router retries and shows the error.
  await Promise.all([pause(), loadMatchedRoutes(app.routes, location).catch(() => undefined)]);
  let panelHistory: PanelHistory | undefined;
  // Registered before the router's listener: browsers call listeners of `popstate` in this order.
  window.addEventListener('popstate', (event) => panelHistory?.moved(event));
  const router = createBrowserRouter(app.routes, { hydrationData: state.router });
  opened.router = router;
  const panelEntries = deferred(
    async () => new (await import('./adapters/browser/panel-history')).PanelHistory(window, app.clock),
    {
      start(loaded) {
        const stop = loaded.start();
        panelHistory = loaded;
        app.panels.use(loaded);
        return stop;
      },
    },
  );
  app.panels.follow(panelEntries.preload);
  // A reload leaves the entry of a panel.
  const entry = history.state as { readonly panels?: number } | null;
  if (entry?.panels) panelEntries.preload();
  await pause();

  const replayEarlyClick = takePreHydrationClick(window as PreHydrationPage);
  const start = () => {
    const stopFollowingPages = followPages(router, app.entered);
    replayEarlyClick();
    endSpeculation(document);
    endArrival(document);
    // Starts tab sync, the session and the push connection after the page has loaded.
    const stopFollowingAnswers = app.pageMemory.follow(router);
    const end = whenIdle(window, () => {
      const stop = app.start(() => void router.revalidate());
      // Prefetches pages that the visitor is about to open.
      const ahead = deferred(() => import('./composition/idle-scripts'), {
        start: ({ idleScripts }) => idleScripts.followIntent(app),
      });
      ahead.preload();
      return () => {
        ahead.dispose();
        stop();
      };
    });
    return () => {
      end();
      stopFollowingAnswers();
      stopFollowingPages();
    };
  };

  // As a transition, hydration gives way to the visitor every few milliseconds.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Hydrated then={start}>
          <RouterProvider router={router} onError={app.report} useTransitions={false} />
        </Hydrated>
      </StrictMode>,
    );
  });
}

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root');
void startApp(root);

import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createBrowserModules } from './composition/browser.module';
import { createApp } from './composition/create-app';
import { replayEarlyClick } from './composition/early-click';
import { Hydrated } from './composition/Hydrated';
import { loadMatchedRoutes } from './composition/load-matched-routes';
import { readInlinedState } from './composition/read-inlined-state';
import { whenIdle } from './composition/when-idle';

const state = readInlinedState(document);
const app = createApp(createBrowserModules(state));
await loadMatchedRoutes(app.routes, location);
const router = createBrowserRouter(app.routes, { hydrationData: state.router });
const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root');

function begin(): () => void {
  replayEarlyClick(window as Parameters<typeof replayEarlyClick>[0]);
  // Other tabs, the session and the push connection can wait until the page has loaded.
  return whenIdle(window, () => app.start());
}

hydrateRoot(
  root,
  <StrictMode>
    <Hydrated then={begin}>
      <RouterProvider router={router} />
    </Hydrated>
  </StrictMode>,
);

import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { createBrowserModules } from './composition/browser.module';
import { createApp } from './composition/create-app';
import { loadMatchedRoutes } from './composition/load-matched-routes';
import { readInlinedState } from './composition/read-inlined-state';

// The content security policy forbids code made at run time, which zod would try.
z.config({ jitless: true });

const state = readInlinedState(document);
const app = createApp(createBrowserModules(state));
await loadMatchedRoutes(app.routes, location);
const router = createBrowserRouter(app.routes, { hydrationData: state.router });
const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root');
hydrateRoot(
  root,
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
app.start();

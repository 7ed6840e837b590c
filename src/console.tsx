import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { ConsoleSettings } from './composition/console.part';
import { consoleTokens, createConsoleModules } from './composition/console.part';
import { createWiring } from './composition/wiring';
import { consoleRoutes } from './ui/console/console-routes';
import './ui/theme/fonts.css';

const settings = document.getElementById('settings')?.textContent;
const root = document.getElementById('root');
if (root === null || settings === undefined) throw new Error('The document has no root or no settings');
const wiring = createWiring(createConsoleModules(JSON.parse(settings) as ConsoleSettings));
const router = createBrowserRouter(consoleRoutes(wiring.get(consoleTokens.services)), { basename: '/console' });
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

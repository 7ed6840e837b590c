import { createApp } from '../../../src/composition/create-app';
import { createServerModules } from '../../../src/composition/server.part';
import { createWiring } from '../../../src/composition/wiring';

const app = createApp(
  createWiring(
    createServerModules({
      url: 'http://holocade.localhost/',
      nonce: 'n',
      cookies: '',
      userAgent: '',
      transport: () => Promise.reject(new Error('unused')),
      assets: { entry: '', preload: [], parts: {}, styles: '', fonts: [] },
      settings: {
        staticOrigin: 'http://static.localhost',
        accountsOrigin: 'http://accounts.localhost',
        gamesHost: 'p',
      },
    }),
  ),
);

/** All routes of the portal. */
export const appRoutes = app.routes;

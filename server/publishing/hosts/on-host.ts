import type { FastifyInstance } from 'fastify';

/** Binds every route that is added to this encapsulated instance to one virtual host. */
export function onHost(app: FastifyInstance, pattern: RegExp): void {
  app.addHook('onRoute', (route) => {
    route.constraints = { ...route.constraints, host: pattern };
  });
}

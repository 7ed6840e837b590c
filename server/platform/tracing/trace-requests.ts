import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeName } from '../metrics/measure';
import type { OpenSpan, Tracing } from './tracing';

/** Traces every request. Call it before all other hooks, so that their work and log lines belong to the span. */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  isTrusted: (address: string, hop: number) => boolean,
): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    // Visitors could otherwise decide which requests are recorded.
    const isFromProxy = isTrusted(request.socket.remoteAddress ?? '', 0);
    const parent = isFromProxy && typeof traceparent === 'string' ? traceparent : undefined;
    const span = tracing.begin({ name: request.method, kind: 'server', parent });
    spans.set(request, span);
    span.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeName(request.routeOptions.url);
    spans.get(request)?.end({
      name: `${request.method} ${route}`,
      details: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
      },
      failed: reply.statusCode >= 500,
    });
    done();
  });
}

import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { Counter, Gauge, Histogram } from 'prom-client';
import { brand } from '../../../src/domain/shared/brand';
import type { HostTable } from '../../publishing/hosts/host-table';
import type { Lifecycle } from '../health/lifecycle';
import { refusalOfError } from '../http/refusal-of-error';
import { pageSourceOf } from '../rendering/page-source';

interface Measured {
  readonly metrics: Registry;
  readonly realtime: { connections(): number };
  readonly lifecycle: Lifecycle;
  readonly hosts: HostTable;
}

/** A route of files: it ends in a wildcard or in the extension of a file. */
const FILES = /(\*|\.[^/]+)$/;

/** Returns the name of a route in metrics; files share the name of their first folder. */
export function routeName(url: string | undefined): string {
  if (url === undefined) return 'none';
  if (!FILES.test(url)) return url;
  const [, folder = '', ...below] = url.split('/');
  return below.length === 0 ? '/*' : `/${folder}/*`;
}

/** Measures every response by the pattern of its route, and adds the state of the server. Call it before adding routes. */
export function measure(app: FastifyInstance, { metrics, realtime, lifecycle, hosts }: Measured): void {
  const registers = [metrics];
  const duration = new Histogram({
    name: `${brand.identifier}_http_request_duration_seconds`,
    help: 'Time from request to response.',
    labelNames: ['host', 'method', 'route', 'status'],
    registers,
  });
  const pages = new Counter({
    name: `${brand.identifier}_pages_total`,
    help: 'Pages by the source of their document: stored, checked, shared or own.',
    labelNames: ['source'],
    registers,
  });
  const refusals = new Counter({
    name: `${brand.identifier}_http_refusals_total`,
    help: 'Refused requests by the code of the refusal.',
    labelNames: ['code'],
    registers,
  });
  app.addHook('onError', (_request, _reply, error, done) => {
    refusals.inc({ code: refusalOfError(error).debug });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const source = pageSourceOf(request);
    if (source !== undefined) pages.inc({ source });
    const { method, headers, routeOptions } = request;
    const host = hosts.kindOf(headers.host) ?? 'none';
    const labels = { host, method, route: routeName(routeOptions.url), status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  new Gauge({
    name: `${brand.identifier}_ready`,
    help: '1 until the shutdown. Does not check the database.',
    registers,
    collect() {
      this.set(Number(lifecycle.state === 'ready'));
    },
  });
  new Gauge({
    name: `${brand.identifier}_realtime_connections`,
    help: 'Open realtime connections.',
    registers,
    collect() {
      this.set(realtime.connections());
    },
  });
}

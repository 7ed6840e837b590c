import type { MailTransport } from '../../messaging/mail/mail-transport';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import type { Opening } from '../database/database';
import type { Route } from '../http/route';
import type { Job } from '../jobs/job';
import type { Ask } from '../system/ask';
import type { Tracing } from './tracing';
import { inSpan } from './tracing';

/** Adds a span to each run of a handler. */
export const tracedRoute =
  (tracing: Tracing) =>
  (route: Route): Route => ({
    ...route,
    handle: (input) =>
      inSpan(tracing, { name: `handle ${route.call.path}`, kind: 'internal' }, () => route.handle(input)),
  });

/** Adds a span to each run of a job. */
export const tracedJob =
  (tracing: Tracing) =>
  (job: Job): Job => ({
    ...job,
    run: (deps, signal) => inSpan(tracing, { name: `job ${job.name}`, kind: 'internal' }, () => job.run(deps, signal)),
  });

/** Adds a span to each publication of an event. */
export const tracedPublisher = <P extends ChannelPublisher>(tracing: Tracing, publisher: P): P => ({
  ...publisher,
  publish(...event: Parameters<ChannelPublisher['publish']>) {
    const span = tracing.begin({ name: `publish ${event[0].name}`, kind: 'internal' });
    span.run(() => publisher.publish(...event));
    span.end();
  },
});

/** Adds a span to each email. */
export const tracedTransport = (tracing: Tracing, transport: MailTransport): MailTransport => ({
  close: () => transport.close(),
  send(mail, signal) {
    const details = { 'email.id': mail.id };
    return inSpan(tracing, { name: 'send email', kind: 'client', details }, () => transport.send(mail, signal));
  },
});

/** Adds a span and the header `traceparent` to each request. */
export const tracedAsk =
  (tracing: Tracing, ask: Ask): Ask =>
  (address, init) => {
    const { host } = new URL(address);
    const method = init?.method ?? 'GET';
    const details = { 'http.request.method': method, 'server.address': host };
    return inSpan(tracing, { name: `${method} ${host}`, kind: 'client', details }, () => {
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(tracing.headers())) headers.set(name, value);
      return ask(address, { ...init, headers: Object.fromEntries(headers) });
    });
  };

/** Adds a span to each statement of a PostgreSQL server. Its text has placeholders instead of values. */
export const tracedStatements = (tracing: Tracing): Required<Pick<Opening, 'onStatement'>> => ({
  onStatement(text) {
    // Work outside a trace, such as heartbeats, is not traced.
    if (tracing.ids().trace === undefined) return () => undefined;
    const details = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const span = tracing.begin({ name: text.trimStart().split(/\s/, 1)[0] ?? '', kind: 'client', details });
    return (failed) => span.end({ failed });
  },
});

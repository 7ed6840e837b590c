import type { BrowserOptions } from '@sentry/browser';
import {
  dedupeIntegration,
  init,
  linkedErrorsIntegration,
  replayIntegration,
  Scope,
  makeFetchTransport,
} from '@sentry/browser';
import type { Random } from '../../application/system/random.port';
import type { ErrorReporter } from '../../application/telemetry/error-reporter.port';
import { REPLAY_SAMPLING, samplesReplay } from '../../domain/telemetry/reported-error';

type MakeTransport = NonNullable<BrowserOptions['transport']>;

/** Matches the query and the fragment of each URL, which may contain user input or a link's secret. */
const AFTER_PATH = /(\bhttps?:\/\/[^\s"'\\?#]+)[?#][^\s"'\\]*/g;

function quiet(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(AFTER_PATH, '$1');
  if (Array.isArray(value)) return value.map(quiet);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, quiet(part)]));
}

/** Creates a transport that strips the query and the fragment from all URLs in reports and replays. */
export function quietTransport(make: MakeTransport = makeFetchTransport): MakeTransport {
  return (options) => {
    const transport = make(options);
    return { ...transport, send: (envelope) => transport.send(quiet(envelope) as typeof envelope) };
  };
}

export interface SentrySettings {
  /** Sentry DSN: destination and project of the reports. */
  readonly dsn: string;
  /** Release of the portal. */
  readonly release: string;
}

/** Sends errors to Sentry with route and release; replays mask all text and block all media. */
export class SentryErrorReporter implements ErrorReporter {
  private client: ReturnType<typeof init>;

  constructor(
    private readonly settings: SentrySettings,
    private readonly random: Random,
    private readonly carry?: BrowserOptions['transport'],
  ) {}

  start(): void {
    this.client ??= init({
      ...this.settings,
      // The default integrations would send URLs with queries, clicks and console output.
      defaultIntegrations: false,
      integrations: [
        linkedErrorsIntegration(),
        dedupeIntegration(),
        // Compression needs a worker, which the content security policy blocks.
        replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false }),
      ],
      replaysSessionSampleRate: samplesReplay(this.random.next(), false) ? 1 : 0,
      replaysOnErrorSampleRate: REPLAY_SAMPLING.errored,
      maxBreadcrumbs: 0,
      sendClientReports: false,
      transport: quietTransport(this.carry),
    });
  }

  report(error: Error, route: string): void {
    const scope = new Scope();
    scope.setTag('route', route);
    scope.setTransactionName(route);
    this.client?.captureException(error, undefined, scope);
  }
}

import type { BrowserOptions } from '@sentry/browser';
import { dedupeIntegration, init, linkedErrorsIntegration, replayIntegration, Scope } from '@sentry/browser';
import type { Random } from '../../application/system/random.port';
import type { ErrorReporter } from '../../application/telemetry/error-reporter.port';
import { REPLAY_SAMPLING, samplesReplay } from '../../domain/telemetry/replay-sampling';
import { quietTransport } from './quiet-transport';

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

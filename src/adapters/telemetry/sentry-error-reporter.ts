import type { BrowserOptions } from '@sentry/browser';
import { dedupeIntegration, init, linkedErrorsIntegration, replayIntegration, Scope } from '@sentry/browser';
import type { Random } from '../../application/system/random.port';
import type { ErrorReporter } from '../../application/telemetry/error-reporter.port';
import { REPLAY_SAMPLING, samplesReplay } from '../../domain/telemetry/replay-sampling';
import { quietTransport } from './quiet-transport';

export interface SentrySettings {
  /** Where reports go, and for which project. */
  readonly dsn: string;
  /** Which build of the portal reports. */
  readonly release: string;
}

/** Sends errors to Sentry, with the route and the release, and replays in which every text is masked and no picture is seen. */
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
      // None of the usual ones: they would tell addresses with their queries, what was clicked, and what the console said.
      defaultIntegrations: false,
      integrations: [
        linkedErrorsIntegration(),
        dedupeIntegration(),
        // Without a worker, which the content security policy would refuse.
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

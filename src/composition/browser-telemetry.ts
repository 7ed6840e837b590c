import { noAnalytics } from '../adapters/detached/no-analytics';
import { noErrorReporter } from '../adapters/detached/no-error-reporter';
import type { DataLayerPage } from '../adapters/telemetry/data-layer-analytics';
import { DataLayerAnalytics } from '../adapters/telemetry/data-layer-analytics';
import { DeferredErrorReporter } from '../adapters/telemetry/deferred-error-reporter';
import type { Module } from './create-wiring';
import { tokens } from './tokens';

/** Dependencies of analytics and error reports in a tab; scripts are loaded after the page, and only if configured. */
export const browserTelemetry: Module = (wiring) => {
  wiring.singleton(
    tokens.analytics,
    ({ tagManager }, clock, diagnostics) => {
      if (tagManager === undefined) return noAnalytics;
      return new DataLayerAnalytics(window as DataLayerPage, () => {
        import('../adapters/telemetry/tag-manager').then(
          ({ addTagManager }) => {
            addTagManager(window, tagManager, () => clock.now());
          },
          () => {
            diagnostics.warn('Analytics: their script could not be loaded.');
          },
        );
      });
    },
    [tokens.settings, tokens.clock, tokens.diagnostics],
  );
  wiring.singleton(
    tokens.errorReporter,
    ({ errorReports }, random, diagnostics) => {
      if (errorReports === undefined) return noErrorReporter;
      return new DeferredErrorReporter(async () => {
        const { SentryErrorReporter } = await import('../adapters/telemetry/sentry-error-reporter');
        return new SentryErrorReporter(errorReports, random);
      }, diagnostics);
    },
    [tokens.settings, tokens.random, tokens.diagnostics],
  );
};

import { noAnalytics, noErrorReporter, noWebVitals } from '../adapters/detached/no-telemetry';
import type { DataLayerPage } from '../adapters/telemetry/data-layer-analytics';
import { DataLayerAnalytics } from '../adapters/telemetry/data-layer-analytics';
import { DeferredErrorReporter } from '../adapters/telemetry/deferred-error-reporter';
import type { TcfPage } from '../adapters/telemetry/tcf-consent';
import { whenMeasuringAllowed } from '../adapters/telemetry/tcf-consent';
import { deferred } from '../application/system/deferred';
import { EnterPage } from '../application/telemetry/enter-page.use-case';
import { PageState } from '../application/telemetry/page-state';
import { ReportError } from '../application/telemetry/report-error.use-case';
import { TrackSigningIn } from '../application/telemetry/track-signing-in.use-case';
import { deviceClassOf, pageTypeOf, samplesWebVitals } from '../domain/telemetry/web-vitals';
import type { AppServices } from '../ui/app/app-services';
import { tokens as t } from './tokens';
import type { Module } from './wiring';

/** Dependencies of analytics and error reports; another module chooses the destination. */
export const telemetryModule: Module = (wiring) => {
  wiring.singleton(t.pageState, () => new PageState(), []);
  wiring.singleton(t.enterPage, (page, analytics, device) => new EnterPage(page, analytics, device), [
    t.pageState,
    t.analytics,
    t.device,
  ]);
  wiring.singleton(t.reportError, (reporter, page) => new ReportError(reporter, page), [t.errorReporter, t.pageState]);
  wiring.singleton(
    t.report,
    (reportError): AppServices['report'] =>
      (thrown) => {
        reportError.execute(thrown);
      },
    [t.reportError],
  );
  wiring.singleton(t.trackSigningIn, (modal, analytics) => new TrackSigningIn(modal, analytics), [
    t.authModalState,
    t.analytics,
  ]);
};

/** Dependencies of analytics and error reports in a tab; scripts are loaded after the page, and only if configured. */
export const browserTelemetry: Module = (wiring) => {
  wiring.singleton(
    t.analytics,
    ({ tagManager }, clock, diagnostics) => {
      if (tagManager === undefined) return noAnalytics;
      const script = deferred(() => import('../adapters/telemetry/tag-manager'), {
        start: ({ addTagManager }) => {
          addTagManager(window, tagManager, () => clock.now());
          return undefined;
        },
        report: () => {
          diagnostics.warn('Analytics: the script could not be loaded.');
        },
      });
      return new DataLayerAnalytics(window as DataLayerPage, script.preload);
    },
    [t.settings, t.clock, t.diagnostics],
  );
  wiring.singleton(
    t.errorReporter,
    ({ errorReports }, random, diagnostics) => {
      if (errorReports === undefined) return noErrorReporter;
      return new DeferredErrorReporter(async () => {
        const { SentryErrorReporter } = await import('../adapters/telemetry/sentry-error-reporter');
        return new SentryErrorReporter(errorReports, random);
      }, diagnostics);
    },
    [t.settings, t.random, t.diagnostics],
  );
  wiring.singleton(
    t.webVitals,
    ({ webVitals }, device, random, diagnostics) => {
      if (webVitals === undefined || !samplesWebVitals(random.next(), webVitals)) return noWebVitals;
      return {
        start: (route) => {
          const labels = { page: pageTypeOf(route), device: deviceClassOf(device) };
          const script = deferred(() => import('../adapters/telemetry/report-web-vitals'), {
            start: ({ reportWebVitals }) => reportWebVitals(window, labels),
            report: () => {
              diagnostics.warn('Web vitals: the script could not be loaded.');
            },
          });
          whenMeasuringAllowed(window as TcfPage, script.preload);
          return script.dispose;
        },
      };
    },
    [t.settings, t.device, t.random, t.diagnostics],
  );
};

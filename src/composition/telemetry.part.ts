import { EnterPage } from '../application/telemetry/enter-page.use-case';
import { PageState } from '../application/telemetry/page-state';
import { ReportError } from '../application/telemetry/report-error.use-case';
import { TrackSigningIn } from '../application/telemetry/track-signing-in.use-case';
import type { Module } from './wiring';
import { tokens as t } from './tokens';

/** Dependencies of analytics and error reports; another module chooses the destination. */
export const telemetryModule: Module = (wiring) => {
  wiring.singleton(t.pageState, () => new PageState(), []);
  wiring.singleton(t.enterPage, (page, analytics) => new EnterPage(page, analytics), [t.pageState, t.analytics]);
  wiring.singleton(t.reportError, (reporter, page) => new ReportError(reporter, page), [t.errorReporter, t.pageState]);
  wiring.singleton(t.trackSigningIn, (modal, analytics) => new TrackSigningIn(modal, analytics), [
    t.authModalState,
    t.analytics,
  ]);
};

import type { HttpClient } from '../adapters/http/http-client';
import { HttpHealthGateway, HttpPlaySessionGateway } from '../adapters/http/http-play-gateways';
import { EndPlaySession } from '../application/play/end-play-session.use-case';
import { RecordPlay } from '../application/play/record-play.use-case';
import { ReportHealth } from '../application/play/report-health.use-case';
import { SendHeartbeat } from '../application/play/send-heartbeat.use-case';
import { StartPlaySession } from '../application/play/start-play-session.use-case';
import { TrackPlay } from '../application/play/track-play.use-case';
import type { PageLife } from '../application/system/page-life.port';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/** Environment of play recording. */
export interface PlayPlace {
  readonly page: PageLife;
  readonly http: HttpClient;
}

/** Creates the module that tracks play sessions and build health. */
export function trackPlayModule(placeOf: (wiring: Wiring) => PlayPlace): Module {
  return (wiring) => {
    wiring.singleton(
      t.reportHealth,
      (random, diagnostics) => {
        const { page, http } = placeOf(wiring);
        return new ReportHealth(new HttpHealthGateway(http), page, random, diagnostics);
      },
      [t.random, t.diagnostics],
    );
    wiring.singleton(
      t.trackPlay,
      (session, count, clock, diagnostics, analytics) => {
        const { page, http } = placeOf(wiring);
        const sessions = new HttpPlaySessionGateway(http);
        const start = new StartPlaySession(sessions);
        const keep = new SendHeartbeat(sessions);
        const end = new EndPlaySession(sessions);
        const record = new RecordPlay(session, start, keep, end, clock, diagnostics);
        return new TrackPlay(session, count, record, page, clock, diagnostics, analytics);
      },
      [t.sessionState, t.countPlay, t.clock, t.diagnostics, t.analytics],
    );
  };
}

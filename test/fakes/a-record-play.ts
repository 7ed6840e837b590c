import type { PlaySessionGateway } from '../../src/application/play/play-session-gateway.port';
import { RecordPlay } from '../../src/application/play/record-play.use-case';
import type { SessionState } from '../../src/application/session/session-state';
import type { Clock } from '../../src/application/system/clock.port';
import type { Diagnostics } from '../../src/application/system/diagnostics.port';

/** Creates the recording of plays over a gateway. */
export function aRecordPlay(
  session: SessionState,
  gateway: PlaySessionGateway,
  clock: Clock,
  diagnostics: Diagnostics,
): RecordPlay {
  return new RecordPlay(session, gateway, clock, diagnostics);
}

import { EndPlaySession } from '../../src/application/play/end-play-session.use-case';
import { SendHeartbeat } from '../../src/application/play/send-heartbeat.use-case';
import type { PlaySessionGateway } from '../../src/application/play/play-session-gateway.port';
import { RecordPlay } from '../../src/application/play/record-play.use-case';
import { StartPlaySession } from '../../src/application/play/start-play-session.use-case';
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
  return new RecordPlay(
    session,
    new StartPlaySession(gateway),
    new SendHeartbeat(gateway),
    new EndPlaySession(gateway),
    clock,
    diagnostics,
  );
}

import type { PlaySessionGateway } from './play-session-gateway.port';
import type { PlayRecord, PlayRecordCommand, PlayRecordEvent, PlaySessionId } from '../../domain/play/play-record';
import { nextPlayRecord, noPlayRecord, PLAY_RETRY_PAUSE } from '../../domain/play/play-record';
import { PLAY_HEARTBEAT_PERIOD, canStartPlay, recentPlayStarts } from '../../domain/play/play-session';
import type { ApiFailure } from '../http/api-failure';
import { isTransient } from '../http/is-transient';
import type { SessionState } from '../session/session-state';
import type { Cancel, Clock } from '../system/clock.port';
import type { Diagnostics } from '../system/diagnostics.port';
import type { PlayDetails } from './play-session-gateway.port';

/** Consecutive play sessions of one page view on the server. */
export interface RecordedPlay {
  /** Called when the player starts playing. */
  opened(): void;
  /** Called when the player stops playing. The end request is sent before this method returns. */
  closed(): void;
  /** Called when the play details have changed. Continues in another session. */
  changed(): void;
  /** Called when the server has lost the open session. Starts another session. */
  lost(): void;
  /**
   * Waits up to 6 s for a session that is being opened; returns true if one is open. Cuts short a pause before a retry.
   */
  live(): Promise<boolean>;
}

/** Maximum time to wait for a session to open, in milliseconds. */
const LIVE_WITHIN = 6_000;

const nothing: Cancel = () => undefined;

interface OpenedPlay {
  readonly id: PlaySessionId;
  /** Account id of the player who opened the session. */
  readonly owner: string | undefined;
  readonly vr: boolean;
}

/**
 * Records a play session on the server while a player plays: start, a heartbeat every 45 s, and end. A failed start is
 * retried after 10 s unless it was finally refused. A failed end is retried once, then the server ends the session.
 * Rapid starts and ends are limited to six sessions a minute.
 */
export class RecordPlay {
  constructor(
    private readonly session: SessionState,
    private readonly gateway: PlaySessionGateway,
    private readonly clock: Clock,
    private readonly diagnostics: Diagnostics,
  ) {}

  execute(details: () => PlayDetails): RecordedPlay {
    let record = noPlayRecord;
    let owner: string | undefined;
    let starts: readonly number[] = [];
    let cancelPause = nothing;
    let cancelHeartbeat = nothing;
    const waiting = new Set<(live: boolean) => void>();

    const apply = (event: PlayRecordEvent) => {
      const before = record;
      const step = nextPlayRecord(record, event);
      record = step.record;
      if (record === before) return;
      cancelPause();
      cancelHeartbeat();
      if (record.kind === 'started') cancelHeartbeat = this.startHeartbeats(record.id, lost);
      for (const command of step.commands) runCommand(command);
      if (isSettled(record)) for (const notify of [...waiting]) notify(record.kind === 'started');
    };
    const live = async () => {
      if (record.kind === 'pausing') apply({ type: 'waited' });
      if (isSettled(record)) return record.kind === 'started';
      return new Promise<boolean>((resolve) => {
        const notify = (open: boolean) => {
          waiting.delete(notify);
          cancel();
          resolve(open);
        };
        const cancel = this.clock.after(LIVE_WITHIN, () => notify(false));
        waiting.add(notify);
      });
    };
    const lost = (id: PlaySessionId) => {
      if (record.kind === 'started' && record.id === id) apply({ type: 'lost' });
    };
    const runCommand = (command: PlayRecordCommand) => {
      if (command.type === 'start') void start();
      else if (command.type === 'end') void this.end({ id: command.id, owner, vr: details().vr }, true);
      else cancelPause = this.clock.after(PLAY_RETRY_PAUSE, () => apply({ type: 'waited' }));
    };
    const changed = () => {
      if (record.kind !== 'started') return;
      apply({ type: 'closed' });
      apply({ type: 'opened' });
    };
    const start = async () => {
      const now = this.clock.now();
      if (!canStartPlay(starts, now)) {
        apply({ type: 'start-failed' });
        return;
      }
      starts = [...recentPlayStarts(starts, now), now];
      const requester = this.player;
      const startDetails = details();
      const answer = await this.gateway.start(startDetails);
      if (!answer.ok) this.warn('started', answer.error);
      // A session that was opened for a logged-out player is not usable by the current player.
      const usable = answer.ok && requester === this.player;
      if (usable) {
        owner = requester;
        apply({ type: 'answered', id: answer.value });
      } else if (answer.ok || requester !== this.player || isTransient(answer.error)) apply({ type: 'start-failed' });
      else apply({ type: 'start-refused' });
      if (startDetails.emulated !== details().emulated) changed();
    };
    return {
      opened: () => apply({ type: 'opened' }),
      closed: () => apply({ type: 'closed' }),
      changed,
      lost: () => apply({ type: 'lost' }),
      live,
    };
  }

  private get player(): string | undefined {
    return this.session.current.user?.id;
  }

  private startHeartbeats(id: PlaySessionId, lost: (id: PlaySessionId) => void): Cancel {
    const beat = async () => {
      const answer = await this.gateway.heartbeat(id);
      if (answer.ok && !answer.value) lost(id);
    };
    return this.clock.every(PLAY_HEARTBEAT_PERIOD, () => void beat());
  }

  /** Ends a session. Only the player who opened a session can end it. */
  private async end(play: OpenedPlay, again: boolean): Promise<void> {
    if (this.player !== play.owner) return;
    const ended = await this.gateway.end(play.id, play.vr);
    if (ended.ok) return;
    this.warn('ended', ended.error);
    if (again) this.clock.after(PLAY_RETRY_PAUSE, () => void this.end(play, false));
  }

  private warn(what: string, { kind }: ApiFailure): void {
    this.diagnostics.warn(`A play session was not ${what}: ${kind}`);
  }
}

/** True if a session is open, or if no session will open. */
function isSettled(record: PlayRecord): boolean {
  return record.kind === 'none' || record.kind === 'started' || (record.kind === 'starting' && !record.playing);
}

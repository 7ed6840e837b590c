import { PLAY_HEARTBEAT_PERIOD } from '../../domain/play/play-heartbeat';
import type { PlayRecord, PlayRecordCommand, PlayRecordEvent, PlaySessionId } from '../../domain/play/play-record';
import { nextPlayRecord, noPlayRecord, PLAY_RETRY_PAUSE } from '../../domain/play/play-record';
import { canStartPlay, recentPlayStarts } from '../../domain/play/play-starts';
import type { ApiFailure } from '../http/api-failure';
import { isTransient } from '../http/is-transient';
import type { SessionState } from '../session/session-state';
import type { Cancel, Clock } from '../system/clock.port';
import type { Diagnostics } from '../system/diagnostics.port';
import type { EndPlaySession } from './end-play-session.use-case';
import type { SendHeartbeat } from './send-heartbeat.use-case';
import type { PlayDetails } from './play-session-gateway.port';
import type { StartPlaySession } from './start-play-session.use-case';

/** The play sessions of one page view at the server, one after the other. */
export interface RecordedPlay {
  /** The player plays. */
  opened(): void;
  /** The player plays no more; what is to be ended is asked for before this returns. */
  closed(): void;
  /** What is told of the play has changed: it goes on as another session. */
  changed(): void;
  /** The server no longer has the open session: another one is opened. */
  lost(): void;
  /** Whether the server has a session open, once one that is being opened is; at most 6 s. A pause before the next try is cut short. */
  live(): Promise<boolean>;
}

/** Milliseconds for which somebody waits for a session to be opened. */
const LIVE_WITHIN = 6_000;

const nothing: Cancel = () => undefined;

/**
 * Has the server keep a play session while a player plays: opened, said to go on every 45 s, and ended. A start that failed is tried again
 * after 10 s, unless it was refused for good, an end that failed once; what cannot be ended the server ends by itself. A game that begins and ends
 * its play again and again has six sessions in a minute.
 */
export class RecordPlay {
  constructor(
    private readonly session: SessionState,
    private readonly startSession: StartPlaySession,
    private readonly storeSession: SendHeartbeat,
    private readonly endSession: EndPlaySession,
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
      if (record.kind === 'started') cancelHeartbeat = this.beating(record.id, lost);
      for (const command of step.commands) obey(command);
      if (isSettled(record)) for (const tell of [...waiting]) tell(record.kind === 'started');
    };
    const live = async () => {
      if (record.kind === 'pausing') apply({ type: 'waited' });
      if (isSettled(record)) return record.kind === 'started';
      return new Promise<boolean>((resolve) => {
        const tell = (open: boolean) => {
          waiting.delete(tell);
          cancel();
          resolve(open);
        };
        const cancel = this.clock.after(LIVE_WITHIN, () => tell(false));
        waiting.add(tell);
      });
    };
    const lost = (id: PlaySessionId) => {
      if (record.kind === 'started' && record.id === id) apply({ type: 'lost' });
    };
    const obey = (command: PlayRecordCommand) => {
      if (command.type === 'start') void start();
      else if (command.type === 'end') void this.end(command.id, owner, true);
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
      const asker = this.player;
      const told = details();
      const answer = await this.startSession.execute(told);
      if (!answer.ok) this.warn('started', answer.error);
      // What was opened for who has signed out meanwhile is no session of who plays now.
      const usable = answer.ok && asker === this.player;
      if (usable) {
        owner = asker;
        apply({ type: 'answered', id: answer.value });
      } else if (answer.ok || asker !== this.player || isTransient(answer.error)) apply({ type: 'start-failed' });
      else apply({ type: 'start-refused' });
      if (told.emulated !== details().emulated) changed();
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

  private beating(id: PlaySessionId, lost: (id: PlaySessionId) => void): Cancel {
    const beat = async () => {
      const answer = await this.storeSession.execute(id);
      if (answer.ok && !answer.value) lost(id);
    };
    return this.clock.every(PLAY_HEARTBEAT_PERIOD, () => void beat());
  }

  /** Only who has opened a session can end it. */
  private async end(id: PlaySessionId, owner: string | undefined, again: boolean): Promise<void> {
    if (this.player !== owner) return;
    const ended = await this.endSession.execute(id);
    if (ended.ok) return;
    this.warn('ended', ended.error);
    if (again) this.clock.after(PLAY_RETRY_PAUSE, () => void this.end(id, owner, false));
  }

  private warn(what: string, { kind }: ApiFailure): void {
    this.diagnostics.warn(`A play session was not ${what}: ${kind}`);
  }
}

/** Whether it is known that a session is open, or that none will be. */
function isSettled(record: PlayRecord): boolean {
  return record.kind === 'none' || record.kind === 'started' || (record.kind === 'starting' && !record.playing);
}

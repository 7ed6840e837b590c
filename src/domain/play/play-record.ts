declare const playSessionId: unique symbol;

/** Id of an open play session on the server; created only by parsing a server response. */
export type PlaySessionId = string & { readonly [playSessionId]: true };

/** Pause before a failed start is retried, in milliseconds. */
export const PLAY_RETRY_PAUSE = 10_000;

/** Play session on the server: none, requested, to be retried, or open; `playing` is the state that it follows. */
export type PlayRecord =
  | { readonly kind: 'none' }
  | { readonly kind: 'starting'; readonly playing: boolean }
  | { readonly kind: 'pausing' }
  | { readonly kind: 'started'; readonly id: PlaySessionId };

export type PlayRecordEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'answered'; readonly id: PlaySessionId }
  | { readonly type: 'start-failed' }
  /** The server will never accept this play. */
  | { readonly type: 'start-refused' }
  /** The pause is over. */
  | { readonly type: 'waited' }
  /** The server ended the session after it received no heartbeat for too long. */
  | { readonly type: 'lost' };

/** Calls of spec 2 §7, and the pause of 10 s. */
export type PlayRecordCommand =
  | { readonly type: 'start' }
  | { readonly type: 'wait' }
  | { readonly type: 'end'; readonly id: PlaySessionId };

export interface PlayRecordStep {
  readonly record: PlayRecord;
  readonly commands: readonly PlayRecordCommand[];
}

/** State without play. */
export const noPlayRecord: PlayRecord = { kind: 'none' };

/**
 * Returns the record after an event. One call at a time starts a session, and each session is ended once, even if the
 * play ended before the response. A failed start or a lost session is retried during the play, since the server
 * accepts scores only with a session. A refused start is not retried; the next play tries again.
 * @rule 2.7.29 One call starts a play session and returns its id.
 * @rule 2.7.30 Another call with that id ends the play session.
 */
export function nextPlayRecord(record: PlayRecord, event: PlayRecordEvent): PlayRecordStep {
  switch (record.kind) {
    case 'none':
      return event.type === 'opened' ? start : { record, commands: [] };
    case 'starting':
      return starting(record.playing, event);
    case 'pausing':
      return paused(record, event);
    case 'started':
      return started(record, event);
  }
}

const start: PlayRecordStep = { record: { kind: 'starting', playing: true }, commands: [{ type: 'start' }] };

function end(id: PlaySessionId): PlayRecordStep {
  return { record: noPlayRecord, commands: [{ type: 'end', id }] };
}

function started(record: PlayRecord & { readonly kind: 'started' }, event: PlayRecordEvent): PlayRecordStep {
  if (event.type === 'closed') return end(record.id);
  return event.type === 'lost' ? start : { record, commands: [] };
}

function paused(record: PlayRecord, event: PlayRecordEvent): PlayRecordStep {
  if (event.type === 'waited') return start;
  return { record: event.type === 'closed' ? noPlayRecord : record, commands: [] };
}

function starting(playing: boolean, event: PlayRecordEvent): PlayRecordStep {
  switch (event.type) {
    case 'opened':
    case 'closed':
      return { record: { kind: 'starting', playing: event.type === 'opened' }, commands: [] };
    case 'answered':
      return playing ? { record: { kind: 'started', id: event.id }, commands: [] } : end(event.id);
    case 'start-failed':
      return playing
        ? { record: { kind: 'pausing' }, commands: [{ type: 'wait' }] }
        : { record: noPlayRecord, commands: [] };
    case 'start-refused':
      return { record: noPlayRecord, commands: [] };
    case 'waited':
    case 'lost':
      return { record: { kind: 'starting', playing }, commands: [] };
  }
}

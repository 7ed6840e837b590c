declare const playSessionId: unique symbol;

/** The server's id of an open play session; made by parsing its answer only. */
export type PlaySessionId = string & { readonly [playSessionId]: true };

/** The pause before a start that failed is tried again, in milliseconds. */
export const PLAY_RETRY_PAUSE = 10_000;

/** A play session at the server: none, asked for, to be asked for again, or open; `playing` is what it ought to follow. */
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
  /** No start of this play will ever be taken. */
  | { readonly type: 'start-refused' }
  /** A pause is over. */
  | { readonly type: 'waited' }
  /** The server has ended the session, since it heard nothing of it for too long. */
  | { readonly type: 'lost' };

/** The calls of spec 2 §7, and the pause of 10 s. */
export type PlayRecordCommand =
  { readonly type: 'start' } | { readonly type: 'wait' } | { readonly type: 'end'; readonly id: PlaySessionId };

export interface PlayRecordStep {
  readonly record: PlayRecord;
  readonly commands: readonly PlayRecordCommand[];
}

/** Nothing is played. */
export const noPlayRecord: PlayRecord = { kind: 'none' };

/**
 * Moves the record: one call at a time starts it, and each id that was answered is ended once, even if play was over before the answer.
 * A start that failed is tried again while the play goes on, since without a session the server takes no score of it; so is one that was lost.
 * A start that is refused for good is not: the next play asks anew.
 * @rule 2.7.29 A play session is started by one call, whose answer names it.
 * @rule 2.7.30 It is ended by another call that carries that name.
 */
export function nextPlayRecord(record: PlayRecord, event: PlayRecordEvent): PlayRecordStep {
  switch (record.kind) {
    case 'none':
      return event.type === 'opened' ? start : { record, commands: [] };
    case 'starting':
      return asked(record.playing, event);
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

function asked(playing: boolean, event: PlayRecordEvent): PlayRecordStep {
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

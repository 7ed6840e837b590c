import type { BridgeError } from '../../domain/bridge/bridge-error';
import type { BridgeEvent } from '../../domain/bridge/bridge-event';
import type { GameCall } from '../../domain/bridge/parse-call';
import type { RuntimeReport } from '../../domain/bridge/runtime-report';
import type { Result } from '../../domain/shared/result';
import type { Cancel } from '../system/clock.port';

/** Callbacks for messages from a game's frame. */
export interface GameFrameHandler {
  /** Called when the game's document has sent its hello and can receive events. */
  greeted(): void;
  /** Handles a call that is within the rate limits. After 10 s the game has already received `err_timeout`. */
  call(call: GameCall): Promise<Result<unknown, BridgeError>>;
  /** Called when the runtime script in the game's document has sent a report. */
  reported(report: RuntimeReport): void;
  /** Called when the frame has loaded a document that has sent neither a hello nor a report. */
  loadedSilently(): void;
  /** Called when the document that had sent a hello or reports is gone. */
  left(): void;
}

/** Frame of one game. It accepts messages only from its own build. */
export interface GameFrame {
  /**
   * Connects a handler until the returned function is called. One handler at a time; the frame can be connected again.
   */
  connect(handler: GameFrameHandler): Cancel;
  /** Sends an event to the game. Repeats it every 100 ms until the game acknowledges it, for 10 s at most. */
  send(event: BridgeEvent): void;
  /** Pauses or mutes a document without our SDK through its runtime script. */
  cover(paused: boolean, muted: boolean): void;
}

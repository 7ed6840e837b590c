import type { BridgeError } from '../../domain/bridge/bridge-error';
import type { BridgeEvent } from '../../domain/bridge/bridge-event';
import type { GameCall } from '../../domain/bridge/parse-call';
import type { RuntimeReport } from '../../domain/bridge/runtime-report';
import type { Result } from '../../domain/shared/result';
import type { Cancel } from '../system/clock.port';

/** What the portal does with what a frame says. */
export interface GameFrameHandler {
  /** The game's document has said hello and can be told events. */
  greeted(): void;
  /** Answers a call that is already within its limits; after 10 s the game has been told `err_timeout`. */
  call(call: GameCall): Promise<Result<unknown, BridgeError>>;
  /** The runtime script in the game's document has sent a report. */
  reported(report: RuntimeReport): void;
  /** The frame finished loading a document that has neither said hello nor sent a report. */
  loadedSilently(): void;
  /** The document that had said hello or sent reports is gone. */
  left(): void;
}

/** The frame of one game, from which only its own build's messages come. */
export interface GameFrame {
  /** Listens until the returned function is called; one handler at a time, and it can be connected again. */
  connect(handler: GameFrameHandler): Cancel;
  /** Tells the game, again every 100 ms until it has answered, for 10 s at most. */
  send(event: BridgeEvent): void;
  /** Pauses or mutes a document without our SDK, through its runtime script. */
  cover(paused: boolean, muted: boolean): void;
}

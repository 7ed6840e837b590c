import type { ResponseMessage } from '../src/domain/bridge/message';
import type { MethodName } from '../src/domain/bridge/method-table';

/** Sends a call to the portal or the sandbox. An error that it throws refuses the call. */
export type Carrier = (id: number, method: MethodName, args: unknown) => void;

/** Receivers of responses and events. */
export interface SdkEnds {
  /** Settles a call with its response. */
  readonly settle: (response: ResponseMessage) => void;
  /** Emits an event to the game. */
  readonly emit: (name: string, detail: unknown) => void;
}

/** Starts the sandbox. Called once. */
export type StartLocal = (ends: SdkEnds) => Carrier;

/** Prepares the sandbox for a page. Never rejects. */
export type PrepareLocal = (own: Window) => Promise<StartLocal>;

/** Loads the sandbox. It is a separate file, because games do not need it in the portal. Rejects if the file is missing. */
export type LoadLocal = () => Promise<PrepareLocal>;

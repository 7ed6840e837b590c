import type { ResponseMessage } from '../src/domain/bridge/message';
import type { MethodName } from '../src/domain/bridge/method-table';

/** Takes a call to where it is answered; what it throws refuses the call. */
export type Carrier = (id: number, method: MethodName, args: unknown) => void;

/** Where answers and events arrive. */
export interface SdkEnds {
  /** Ends a call. */
  readonly settle: (response: ResponseMessage) => void;
  /** Tells the game. */
  readonly emit: (name: string, detail: unknown) => void;
}

/** Starts the sandbox, once. */
export type StartLocal = (ends: SdkEnds) => Carrier;

/** Reads what the sandbox needs to know of its page; never rejects. */
export type PrepareLocal = (own: Window) => Promise<StartLocal>;

/** Loads the sandbox, which is a part of its own, as no game needs it in the portal; rejects where it is not beside the SDK. */
export type LoadLocal = () => Promise<PrepareLocal>;

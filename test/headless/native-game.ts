import type { GameFrame, GameFrameHandler } from '../../src/application/bridge/game-frame.port';
import type { Cancel } from '../../src/application/system/clock.port';
import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import { bridgeError } from '../../src/domain/bridge/bridge-error';
import type { BridgeEvent } from '../../src/domain/bridge/bridge-event';
import { parseCall } from '../../src/domain/bridge/parse-call';
import type { Result } from '../../src/domain/shared/result';
import { err } from '../../src/domain/shared/result';

/** A game in the same process, without a frame, that uses the bridge protocol. */
export class NativeGame implements GameFrame {
  cover(): void {
    // A native game has no page to pause.
  }

  /** Events received from the portal. */
  readonly received: BridgeEvent[] = [];
  private handler: GameFrameHandler | undefined;

  connect(handler: GameFrameHandler): Cancel {
    this.handler = handler;
    handler.greeted();
    return () => {
      this.handler = undefined;
    };
  }

  send(event: BridgeEvent): void {
    this.received.push(event);
  }

  /** Makes a call by its name, like the SDK. */
  async call(method: string, args?: unknown): Promise<Result<unknown, BridgeError>> {
    const call = parseCall(method, args);
    if (!call.ok) return call;
    return (await this.handler?.call(call.value)) ?? err(bridgeError('err_internal', 'The game is not open.'));
  }
}

import type { GameFrame, GameFrameHandler } from '../../src/application/bridge/game-frame.port';
import type { Cancel } from '../../src/application/system/clock.port';
import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import { bridgeError } from '../../src/domain/bridge/bridge-error';
import type { BridgeEvent } from '../../src/domain/bridge/bridge-event';
import { parseCall } from '../../src/domain/bridge/parse-call';
import type { Result } from '../../src/domain/shared/result';
import { err } from '../../src/domain/shared/result';

/** A game that runs in the same program instead of a frame, and speaks the same protocol. */
export class NativeGame implements GameFrame {
  cover(): void {
    // A native game has no page that a script could pause.
  }

  /** What the portal has told the game. */
  readonly heard: BridgeEvent[] = [];
  private handler: GameFrameHandler | undefined;

  connect(handler: GameFrameHandler): Cancel {
    this.handler = handler;
    handler.greeted();
    return () => {
      this.handler = undefined;
    };
  }

  send(event: BridgeEvent): void {
    this.heard.push(event);
  }

  /** Makes a call by its name, as the SDK would. */
  async call(method: string, args?: unknown): Promise<Result<unknown, BridgeError>> {
    const call = parseCall(method, args);
    if (!call.ok) return call;
    return (await this.handler?.call(call.value)) ?? err(bridgeError('err_internal', 'The game is not open.'));
  }
}

import type { GameFrame, GameFrameHandler } from '../../src/application/bridge/game-frame.port';
import type { BridgeEvent } from '../../src/domain/bridge/bridge-event';

/** Game frame controlled by a test. */
export class FakeGameFrame implements GameFrame {
  handler: GameFrameHandler | undefined;
  readonly sent: BridgeEvent[] = [];

  readonly covers: { readonly paused: boolean; readonly muted: boolean }[] = [];

  cover(paused: boolean, muted: boolean): void {
    this.covers.push({ paused, muted });
  }

  connect(handler: GameFrameHandler): () => void {
    this.handler = handler;
    return () => (this.handler = undefined);
  }

  send(event: BridgeEvent): void {
    this.sent.push(event);
  }
}

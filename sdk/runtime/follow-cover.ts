import type { Events } from '../index';
import { FRAME_COVER } from '../../src/domain/bridge/runtime-parameters';
import type { CoverMessage } from '../../src/domain/bridge/runtime-report';
import { parseCoverMessage } from '../../src/domain/bridge/runtime-report';
import { pausePage } from '../adapters/common/pause-page';
import { silencePage } from '../adapters/common/silence-page';
import type { GameWindow } from './game-window';

/**
 * Pauses and mutes a page or frame of the game on the portal's messages to the game's page `framed`. The portal sends them only to a
 * document without our SDK. A frame that loads under a cover starts with the last message.
 */
export function followCover(own: GameWindow, framed: GameWindow, portal: string, isPlayed: () => boolean): void {
  const listeners = new Map<string, () => void>();
  const on = (name: string, listener: () => void) => {
    listeners.set(name, listener);
    return () => listeners.delete(name);
  };
  const events = { on } as unknown as Events;
  pausePage(own, events, isPlayed);
  silencePage(own, events);
  let last: CoverMessage | undefined;
  const apply = (message: CoverMessage) => {
    last = message;
    listeners.get(message.paused ? 'pause' : 'resume')?.();
    listeners.get(message.muted ? 'mute' : 'unmute')?.();
  };
  const left = new AbortController();
  const received = ({ source, origin, data }: MessageEvent) => {
    if (source !== framed.parent || origin !== portal) return;
    const message = parseCoverMessage(data);
    if (message !== undefined) apply(message);
  };
  framed.addEventListener('message', received, { signal: left.signal });
  if (own === framed) {
    own.addEventListener(FRAME_COVER, (event) => {
      if (last !== undefined) (event as CustomEvent<(message: CoverMessage) => void>).detail(last);
    });
    return;
  }
  framed.dispatchEvent(new CustomEvent(FRAME_COVER, { detail: apply }));
  // The game's page would otherwise hold every earlier document of its frames in memory.
  own.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) left.abort();
  });
}

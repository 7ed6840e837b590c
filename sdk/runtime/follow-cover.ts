import type { Events } from '../index';
import { parseCoverMessage } from '../../src/domain/bridge/runtime-report';
import { pausePage } from '../adapters/common/pause-page';
import { silencePage } from '../adapters/common/silence-page';
import type { GameWindow } from './game-window';

/**
 * Pauses and mutes a page or frame of the game when the portal asks for it in a message to the game's page `framed`, which it does only in a
 * document without our SDK.
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
  framed.addEventListener('message', ({ source, origin, data }) => {
    if (source !== framed.parent || origin !== portal) return;
    const message = parseCoverMessage(data);
    if (message === undefined) return;
    listeners.get(message.paused ? 'pause' : 'resume')?.();
    listeners.get(message.muted ? 'mute' : 'unmute')?.();
  });
}

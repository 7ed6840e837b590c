import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Trailer } from '../../domain/games/game';
import { cardMark } from './card-mark';

export interface CardTrailerProps {
  readonly trailer: Trailer;
  /** Called when the pointer and the focus have left the card, or when another card's trailer starts. */
  readonly onStop: () => void;
  /** Called when the trailer cannot be played or the visitor has data saving turned on. */
  readonly onFail: () => void;
}

/** Stops the currently playing trailer: only one plays at a time. */
let stopPlaying: (() => void) | undefined;

/** A muted trailer over a card's picture. Its data is released when it stops. */
export const CardTrailer = observer(function CardTrailer({ trailer, onStop, onFail }: CardTrailerProps) {
  const player = useRef<HTMLVideoElement>(null);
  const handlers = useRef({ onStop, onFail });
  useEffect(() => {
    handlers.current = { onStop, onFail };
  });
  useEffect(() => {
    const video = player.current;
    const card = video?.closest(`[${cardMark}]`);
    if (!video || !card) return undefined;
    if (savesData()) {
      handlers.current.onFail();
      return undefined;
    }
    const stop = () => {
      handlers.current.onStop();
    };
    const leave = () => {
      if (!card.matches(':hover, :has(:focus-visible)')) stop();
    };
    stopPlaying?.();
    stopPlaying = stop;
    card.addEventListener('pointerleave', leave);
    card.addEventListener('focusout', leave);
    const sources = [trailer.webm, trailer.mp4].flatMap((address) => address ?? []);
    const play = (): void => {
      const next = sources.shift();
      if (next === undefined) {
        handlers.current.onFail();
        return;
      }
      video.src = next;
      video.play().catch((error: unknown) => {
        // Another source may be playable; an interrupted start is the cleanup below.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        play();
      });
    };
    play();
    return () => {
      if (stopPlaying === stop) stopPlaying = undefined;
      card.removeEventListener('pointerleave', leave);
      card.removeEventListener('focusout', leave);
      sources.length = 0;
      video.pause();
      video.removeAttribute('src');
      video.load();
    };
  }, [trailer]);
  return <Video ref={player} muted loop playsInline disablePictureInPicture tabIndex={-1} preload="none" />;
});

/** Network Information; not in every browser. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

const Video = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

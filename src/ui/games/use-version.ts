import { useSearchParams } from 'react-router-dom';
import type { Game } from '../../domain/games/game';
import type { PlayServices } from '../app/app-services';
import type { OpenPlayer } from '../play/player-dependencies';
import { playIntent } from '../play/play-intent';
import { switchQuestion } from '../play/switch-question';

/** Stores the chosen version in the URL as `build`; asks before it replaces a running game. */
export function useVersion(game: Game, open: OpenPlayer, ask: PlayServices['ask']): (version: string) => Promise<void> {
  const [query, setQuery] = useSearchParams();
  return async (version) => {
    const { busy } = open;
    if (busy) {
      const answer = await ask(switchQuestion(game.title, version));
      if (!answer.ok || answer.value !== 'confirm') return;
    }
    const next = new URLSearchParams(query);
    next.set('build', version);
    setQuery(next, { preventScrollReset: true, replace: true, state: busy ? playIntent : null });
  };
}

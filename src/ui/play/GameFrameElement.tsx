import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { frameAttributes } from '../../domain/bridge/frame-attributes';
import type { PlayerViewModel } from './player.view-model';

export interface GameFrameElementProps {
  readonly player: PlayerViewModel;
  readonly address: string;
}

/** The frame in which a game runs, with no more rights than games are given (decisions §7). */
export const GameFrameElement = observer(function GameFrameElement({ player, address }: GameFrameElementProps) {
  return <Frame ref={player.attach} {...frameAttributes} title={`The game ${player.game.title}`} src={address} />;
});

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  /* Else its corners would lie over the portal's border. */
  border-radius: inherit;
  background: #000;
`;

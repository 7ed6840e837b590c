import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { hasEngineBadge } from '../../domain/games/engine-badge';
import type { Game } from '../../domain/games/game';
import { AnnouncerLink } from '../developers/AnnouncerLink';
import { theme } from '../theme/theme';
import { SidePanel } from './SidePanel';

export interface DeveloperPanelProps {
  readonly developer: Game['developer'];
  /** The engine's id, where it is known. */
  readonly engine: string | undefined;
}

/** Who made the game, and with what. */
export const DeveloperPanel = observer(function DeveloperPanel({ developer, engine }: DeveloperPanelProps) {
  return (
    <SidePanel title="Developer">
      <AnnouncerLink developer={developer} mark={52} />
      {hasEngineBadge(engine) ? <Engine>Made with three.js</Engine> : null}
    </SidePanel>
  );
});

const Engine = styled.p`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

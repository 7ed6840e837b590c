import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { hasEngineBadge } from '../../domain/games/engine-badge';
import type { Game } from '../../domain/games/game';
import { Picture } from '../shared/Picture';
import { space } from '../theme/space';
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
      <Row>
        <Logo kind="developer" picture={developer.logo} alt="" />
        <Name>{developer.name}</Name>
      </Row>
      {hasEngineBadge(engine) ? <Engine>Made with three.js</Engine> : null}
    </SidePanel>
  );
});

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

const Logo = styled(Picture)`
  && {
    flex: none;
    width: 52px;
    border-radius: ${theme.radius.card};
  }
`;

const Engine = styled.p`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

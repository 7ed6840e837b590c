import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { hasEngineBadge } from '../../domain/games/engine-badge';
import type { Game } from '../../domain/games/game';
import { developerAddress } from '../developers/developer-address';
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
      <Studio to={developerAddress(developer.slug)}>
        <Logo kind="developer" picture={developer.logo} alt="" />
        {developer.name}
      </Studio>
      {hasEngineBadge(engine) ? <Engine>Made with three.js</Engine> : null}
    </SidePanel>
  );
});

const Studio = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  font-weight: 600;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
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

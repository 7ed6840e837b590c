import { observer } from 'mobx-react-lite';
import { hasEngineBadge } from '../../domain/games/engine-badge';
import type { Game } from '../../domain/games/game';
import { AnnouncerLink } from '../developers/AnnouncerLink';
import { MadeWith } from './MadeWith';
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
      {hasEngineBadge(engine) ? <MadeWith /> : null}
    </SidePanel>
  );
});

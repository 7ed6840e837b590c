import { observer } from 'mobx-react-lite';
import { Icon } from '../shared/Icon';
import { useScreen } from '../shared/use-screen';
import type { OfflineGameViewModel } from './offline-game.view-model';

export interface OfflineBadgeProps {
  readonly createOfflineGame: () => OfflineGameViewModel;
}

/** Badge of a game whose files are stored; shows nothing before. */
export const OfflineBadge = observer(function OfflineBadge({ createOfflineGame }: OfflineBadgeProps) {
  const game = useScreen(createOfflineGame);
  if (!game.isStored) return null;
  return (
    <li>
      <Icon name="download" size={16} colour="currentColor" />
      Playable offline
    </li>
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../shared/Button';
import { NeedsScript } from '../shared/NeedsScript';
import type { ShareGameViewModel } from './share-game.view-model';

export interface ShareButtonProps {
  readonly createShare: () => ShareGameViewModel;
  /** The version that is chosen now. */
  readonly version: string | undefined;
}

/** Hands the page of a game on. */
export const ShareButton = observer(function ShareButton({ createShare, version }: ShareButtonProps) {
  const [{ share }] = useState(createShare);
  return (
    <NeedsScript>
      <Button icon="share" onClick={() => void share(version)}>
        Share
      </Button>
    </NeedsScript>
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { NeedsScript } from '../shared/NeedsScript';
import { space, theme } from '../theme/theme';
import type { ShareGameViewModel } from './share-game.view-model';

export interface ShareButtonProps {
  readonly createShare: () => ShareGameViewModel;
  /** Selected version. */
  readonly version: string | undefined;
}

export const ShareButton = observer(function ShareButton({ createShare, version }: ShareButtonProps) {
  const [{ share }] = useState(createShare);
  return (
    <NeedsScript>
      <Share icon="share" aria-label="Share" onClick={() => void share(version)}>
        <span>Share</span>
      </Share>
    </NeedsScript>
  );
});

/* Shows only the icon on a phone. */
const Share = styled(Button)`
  @media ${theme.below.medium} {
    min-width: ${theme.target};
    padding-inline: ${space(3)};
    & > span {
      display: none;
    }
  }
`;

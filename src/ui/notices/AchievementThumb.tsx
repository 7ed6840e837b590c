import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import { useScreen } from '../shared/use-screen';
import { theme } from '../theme/theme';
import { toastStyles } from './toast.styles';
import type { ToastsViewModel } from './toasts.view-model';

export interface AchievementThumbProps {
  readonly thumb: string | undefined;
  readonly toasts: ToastsViewModel;
}

/** Thumbnail of an achievement, with confetti while the toast is new (spec 1 §9). */
export const AchievementThumb = observer(function AchievementThumb({ thumb, toasts }: AchievementThumbProps) {
  useScreen(() => toasts.createCelebration());
  const [failed, setFailed] = useState(false);
  const { icon, colour } = toastStyles.achievement;
  return (
    <Frame>
      {thumb === undefined || thumb === '' || failed ? (
        <Icon name={icon} size={32} colour={colour} />
      ) : (
        <img
          src={thumb}
          alt=""
          width={64}
          height={64}
          onError={() => {
            setFailed(true);
          }}
        />
      )}
    </Frame>
  );
});

const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  margin-top: 4px;
  @media ${theme.below.wide} {
    width: 44px;
    height: 44px;
    margin-top: 2px;
  }
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.surface};
`;

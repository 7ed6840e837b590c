import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { Icon } from './Icon';

interface AchievementPictureProps {
  /** Address of the picture; empty if the achievement has none. */
  readonly thumbnail: string;
  /** Width and height in pixels. */
  readonly edge: number;
}

/** Picture of an achievement, or a trophy if there is none or it fails to load. */
export const AchievementPicture = observer(function AchievementPicture({ thumbnail, edge }: AchievementPictureProps) {
  const [failed, setFailed] = useState<string>();
  const checkFailed = useCallback(
    (image: HTMLImageElement | null) => {
      // The picture may have failed before hydration.
      if (image?.complete === true && image.naturalWidth === 0) setFailed(thumbnail);
    },
    [thumbnail],
  );
  return (
    <AchievementFrame $edge={edge}>
      {thumbnail === '' || failed === thumbnail ? (
        <Icon name="trophy" size={26} colour={theme.colour.warning} />
      ) : (
        <img
          ref={checkFailed}
          // The pre-hydration script may mark the picture as failed.
          suppressHydrationWarning
          src={thumbnail}
          alt=""
          width={edge}
          height={edge}
          loading="lazy"
          onError={() => {
            setFailed(thumbnail);
          }}
        />
      )}
    </AchievementFrame>
  );
});

/** The frame of the picture, for styles of an entry around it. */
export const AchievementFrame = styled.span<{ readonly $edge: number }>`
  display: grid;
  place-items: center;
  width: ${({ $edge }) => $edge}px;
  height: ${({ $edge }) => $edge}px;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.surface};
  & > img[data-failed] {
    visibility: hidden;
  }
`;

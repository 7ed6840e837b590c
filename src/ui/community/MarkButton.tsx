import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { ReactionCount } from '../../domain/reactions/reaction-lane';
import { humanizeNumber } from '../../domain/shared/humanize-number';
import { Button } from '../shared/Button';
import { NeedsScript } from '../shared/NeedsScript';
import type { IconName } from '../shared/icon-names';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import type { MarkViewModel } from './mark.view-model';

export interface MarkButtonProps {
  readonly mark: MarkViewModel;
  readonly icon: IconName;
  /** What is seen, the same whether it is set or not. */
  readonly word: string;
  /** What it is about, for assistive technology, after what is seen. */
  readonly about?: string;
  /** On a phone the picture says it. */
  readonly narrow?: boolean;
}

/** Sets a mark and takes it away; pressed while it is set. */
export const MarkButton = observer(function MarkButton({ mark, icon, word, about, narrow = false }: MarkButtonProps) {
  return (
    <NeedsScript>
      <Face
        icon={mark.on && icon !== 'heart' ? 'check' : icon}
        aria-pressed={mark.on}
        aria-label={about === undefined ? word : `${word} ${about}`}
        $narrow={narrow}
        $fills={icon === 'heart'}
        onClick={mark.press}
      >
        <span>{word}</span>
      </Face>
    </NeedsScript>
  );
});

const Face = styled(Button)<{ readonly $narrow: boolean; readonly $fills: boolean }>`
  &[aria-pressed='true'] {
    color: ${theme.colour.cyan};
    box-shadow: inset 0 0 0 2px ${theme.colour.cyan};
  }
  &[aria-pressed='true'] svg {
    fill: ${({ $fills }) => ($fills ? 'currentColor' : 'none')};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      color: Highlight;
      border-color: Highlight;
    }
  }
  @media (max-width: 639px) {
    ${({ $narrow }) =>
      $narrow
        ? `min-width: ${theme.target};
    padding-inline: ${space(3)};
    & > span {
      display: none;
    }`
        : ''}
  }
`;

/** How many follow somebody, in words. */
const followerWords = (count: number): string => `${humanizeNumber(count)} ${count === 1 ? 'follower' : 'followers'}`;

interface FollowBarProps {
  /** Who is followed. */
  readonly name: string;
  /** As the page tells. */
  readonly now: ReactionCount;
  /** Nobody follows themselves. */
  readonly own?: boolean;
  /** On a phone it stands in the middle. */
  readonly centred?: boolean;
  readonly createFollow: () => MarkViewModel;
}

/** The button by which somebody is followed, and how many do. */
export const FollowBar = observer(function FollowBar(props: FollowBarProps) {
  const { name, now, own = false, centred = false, createFollow } = props;
  const mark = useScreen(createFollow);
  const { count, mine } = now;
  useEffect(() => {
    mark.adopt({ count, mine });
  }, [mark, count, mine]);
  return (
    <Bar $centred={centred}>
      {own ? null : <MarkButton mark={mark} icon="bell" word="Follow" about={name} />}
      <span>{followerWords(mark.count)}</span>
    </Bar>
  );
});

const Bar = styled.div<{ readonly $centred: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  @media (max-width: 639px) {
    justify-content: ${({ $centred }) => ($centred ? 'center' : 'start')};
  }
`;

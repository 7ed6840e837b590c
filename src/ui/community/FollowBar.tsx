import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { ReactionCount } from '../../domain/reactions/reaction-lane';
import { humanizeNumber } from '../../domain/shared/humanize-number';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { MarkButton } from './MarkButton';
import type { MarkViewModel } from './mark.view-model';

/** How many follow somebody, in words. */
const followerWords = (count: number): string => `${humanizeNumber(count)} ${count === 1 ? 'follower' : 'followers'}`;

export interface FollowBarProps {
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

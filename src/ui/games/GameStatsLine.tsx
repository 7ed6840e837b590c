import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { GameStats } from '../../domain/games/game';
import type { StatsLabels } from '../../domain/games/stats-labels';
import { isNew, statsLabels } from '../../domain/games/stats-labels';
import { ratings } from '../../domain/reviews/rating';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import type { IconName } from '../shared/icon-names';
import { space, theme } from '../theme/theme';

export interface GameStatsLineProps {
  readonly stats: GameStats;
}

/** Statistics of a game: views or 'New!', then the rating and reactions if there are any (spec 1 §5). */
export const GameStatsLine = observer(function GameStatsLine({ stats }: GameStatsLineProps) {
  const { views, rating, reactions } = statsLabels(stats);
  return (
    <Line>
      <li>{isNew(stats.views) ? <New>{views}</New> : <Figure icon="eye" value={views} unit="views" />}</li>
      {rating === undefined ? null : (
        <li>
          <Rated>
            <Icon name="star" size={16} colour="currentColor" />
            <span aria-hidden="true">
              {rating.average} ({rating.reviews})
            </span>
            <VisuallyHidden>{ratingText(rating)}</VisuallyHidden>
          </Rated>
        </li>
      )}
      {reactions === undefined ? null : (
        <li>
          <Figure icon="heart" value={reactions} unit="reactions" />
        </li>
      )}
    </Line>
  );
});

/** Returns the spoken rating, such as "Rated 4.3 of 5 by 12 players". */
const ratingText = ({ average, reviews }: NonNullable<StatsLabels['rating']>): string =>
  `Rated ${average} of ${String(ratings.length)} by ${reviews} ${reviews === '1' ? 'player' : 'players'}`;

interface FigureProps {
  readonly icon: IconName;
  readonly value: string;
  readonly unit: string;
}

function Figure({ icon, value, unit }: FigureProps) {
  return (
    <Entry>
      <Icon name={icon} size={16} colour="currentColor" />
      {value} <VisuallyHidden>{unit}</VisuallyHidden>
    </Entry>
  );
}

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  font-size: ${theme.size.sm};
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.textSoft};
`;

const Entry = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

const Rated = styled(Entry)`
  & > svg {
    color: ${theme.colour.warning};
    fill: currentColor;
  }
`;

const New = styled.span`
  font-weight: 600;
  color: ${theme.colour.info};
`;

import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Ranking } from '../../application/leaderboards/load-ranking.use-case';
import type { GameScore } from '../../domain/bridge/game-data';
import type { BoardHead } from '../../domain/leaderboards/board';
import type { BoardUnit } from '../../domain/leaderboards/board-unit';
import { isTimeUnit, scoreText } from '../../domain/leaderboards/score-text';
import { profileAddress } from '../profile/profile-address';
import { Avatar } from '../session/Avatar';
import { DateText } from '../shared/DateText';
import { space, theme } from '../theme/theme';
import { writtenNumber } from '../../domain/shared/written-number';

export interface BoardTableProps {
  readonly board: Pick<BoardHead, 'title' | 'unit'>;
  readonly ranking: Ranking;
}

/** Best scores of a board. The player's own score follows if it is not among them. */
export const BoardTable = observer(function BoardTable({ board, ranking }: BoardTableProps) {
  const { title, unit } = board;
  const { best, own } = ranking;
  const isListed = best.some(({ username }) => username === own?.username);
  return (
    <Table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Player</th>
          <Score as="th" scope="col">
            {isTimeUnit(unit) ? 'Time' : 'Score'}
          </Score>
          <When as="th" scope="col">
            Date
          </When>
        </tr>
      </thead>
      <tbody>
        {best.map((row) => (
          <Row key={row.username} row={row} unit={unit} own={row.username === own?.username} />
        ))}
        {own === undefined || isListed ? null : <Row row={own} unit={unit} own />}
      </tbody>
    </Table>
  );
});

interface RowProps {
  readonly row: GameScore;
  readonly unit: BoardUnit;
  readonly own: boolean;
}

const Row = observer(function Row({ row, unit, own }: RowProps) {
  return (
    <Line data-own={own ? '' : undefined}>
      <Rank>{writtenNumber(row.rank)}</Rank>
      <th scope="row">
        <Player to={profileAddress(row.username)}>
          <Avatar picture={row.avatar} premium={false} size={36} />
          <span>{row.alias}</span>
          {own ? <You>You</You> : null}
        </Player>
      </th>
      <Score>{scoreText(row.score, unit)}</Score>
      <When>
        <DateText date={row.date} />
      </When>
    </Line>
  );
});

const Table = styled.table`
  width: 100%;
  max-width: 880px;
  border-collapse: separate;
  border-spacing: 0 ${space(1)};
  thead {
    color: ${theme.colour.textSoft};
    font-size: ${theme.size.sm};
  }
  th,
  td {
    padding: ${space(1)} ${space(3)};
    text-align: start;
    font-weight: inherit;
  }
`;

const Line = styled.tr`
  & > * {
    background: ${theme.colour.surface};
  }
  & > :first-child {
    border-start-start-radius: ${theme.radius.panel};
    border-end-start-radius: ${theme.radius.panel};
  }
  & > :last-child {
    border-start-end-radius: ${theme.radius.panel};
    border-end-end-radius: ${theme.radius.panel};
  }
  &[data-own] > * {
    background: ${theme.colour.raised};
  }
`;

const Rank = styled.td`
  width: 1%;
  color: ${theme.colour.textSoft};
  font-variant-numeric: tabular-nums;
`;

const Player = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: fit-content;
  min-height: 44px;
  overflow-wrap: anywhere;
`;

const You = styled.small`
  color: ${theme.colour.textSoft};
`;

const Score = styled.td`
  &&& {
    text-align: end;
  }
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const When = styled.td`
  width: 1%;
  white-space: nowrap;
  color: ${theme.colour.textSoft};
  @media ${theme.below.medium} {
    display: none;
  }
`;

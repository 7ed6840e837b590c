import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { NamedPlays, StatisticsDay } from '../../domain/console/game-statistics';
import { writtenNumber } from '../../domain/shared/written-number';
import { panel } from '../account/account.styles';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { Card, Table } from './console.styles';
import type { Figure } from './statistics.machine';
import { lengthText, shareText } from './statistics.machine';
import { ScrollTable } from './ScrollTable';

/** Figures side by side, with their changes to the period before. */
export const Figures = observer(function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <FigureGrid>
      {figures.map(({ title, value, change }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {value}
            {change === undefined ? null : (
              <small>
                <VisuallyHidden>, change: </VisuallyHidden>
                {change}
              </small>
            )}
          </dd>
        </div>
      ))}
    </FigureGrid>
  );
});

interface ShareTableProps {
  readonly title: string;
  readonly rows: readonly NamedPlays[];
}

/** Plays by name with their shares. */
export const ShareTable = observer(function ShareTable({ title, rows }: ShareTableProps) {
  const total = rows.reduce((sum, { plays }) => sum + plays, 0);
  return (
    <Card>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <Nothing>Nothing yet</Nothing>
      ) : (
        <Table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Plays</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, plays }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{writtenNumber(plays)}</td>
                <td>{shareText(plays / total)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
});

/** All numbers of the charts by day, newest first. */
export const DayTable = observer(function DayTable({ days }: { readonly days: readonly StatisticsDay[] }) {
  return (
    <Details>
      <summary>Numbers by day</summary>
      <ScrollTable label="Numbers by day" heads={['Day', 'Plays', 'Players', 'New', 'Sessions', 'Length', 'In VR']}>
        {days.toReversed().map(({ day, plays, players, newPlayers, sessions, seconds, vrSessions }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{writtenNumber(plays)}</td>
            <td>{writtenNumber(players)}</td>
            <td>{writtenNumber(newPlayers)}</td>
            <td>{writtenNumber(sessions)}</td>
            <td>{lengthText(sessions === 0 ? undefined : seconds / sessions)}</td>
            <td>{shareText(sessions === 0 ? undefined : vrSessions / sessions)}</td>
          </tr>
        ))}
      </ScrollTable>
    </Details>
  );
});

const FigureGrid = styled.dl`
  ${panel}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  gap: ${space(6)} ${space(4)};
  padding: ${space(6)};
  @media ${theme.below.compact} {
    grid-template-columns: repeat(auto-fill, minmax(min(120px, 100%), 1fr));
    padding: ${space(4)};
  }
  dt {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(2)};
    margin: ${space(1)} 0 0;
    font: 600 ${theme.size.lg} ${theme.font.heading};
    font-variant-numeric: tabular-nums;
  }
  small {
    font: 400 ${theme.size.sm} ${theme.font.text};
    color: ${theme.colour.textSoft};
  }
`;

const Nothing = styled.p`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

const Details = styled.details`
  ${panel}
  padding: 0 ${space(6)};
  @media ${theme.below.compact} {
    padding-inline: ${space(4)};
  }
  & > summary {
    padding-block: ${space(5)};
    font-weight: 600;
    cursor: pointer;
  }
`;

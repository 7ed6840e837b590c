import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GameSort } from '../../domain/games/game-sort';
import { gameSorts } from '../../domain/games/game-sort';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface SortLinksProps {
  readonly current: GameSort;
  /** Where the list lies in an order. */
  readonly address: (sort: GameSort) => string;
}

/** The orders of a list of games; each is an address of its own. */
export const SortLinks = observer(function SortLinks({ current, address }: SortLinksProps) {
  return (
    <Bounds aria-label="Sort by">
      <Group>
        {gameSorts.map((sort) => (
          <li key={sort}>
            <Choice to={address(sort)} aria-current={sort === current ? 'true' : undefined} preventScrollReset>
              {labels[sort]}
            </Choice>
          </li>
        ))}
      </Group>
    </Bounds>
  );
});

const labels: Record<GameSort, string> = {
  released: 'Release Date',
  popular: 'Most Popular',
  rating: "Players' Rating",
};

const Bounds = styled.nav`
  min-width: 0;
  max-width: 100%;
`;

const Group = styled.ul`
  display: flex;
  max-width: 100%;
  padding: 4px;
  overflow-x: auto;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.surface};
`;

const Choice = styled(Link)`
  display: grid;
  place-items: center;
  min-height: ${theme.target};
  padding-inline: ${space(4)};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.sm};
  font-weight: 600;
  white-space: nowrap;
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
  }
  &[aria-current] {
    color: ${theme.colour.text};
    background: ${theme.colour.raised};
    box-shadow: inset 0 0 0 1px ${theme.colour.line};
  }
  &:focus-visible {
    border-radius: ${theme.radius.pill};
    outline-offset: -2px;
  }
  @media (max-width: 480px) {
    padding-inline: ${space(3)};
  }
  @media (pointer: coarse) {
    min-height: 48px;
  }
`;

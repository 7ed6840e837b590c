import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GenreWithCategories } from '../../domain/games/game-index';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { activeFilters } from './active-filters';
import { indexAddress } from './index-address';

export interface IndexFiltersProps {
  readonly genres: readonly GenreWithCategories[];
  readonly query: URLSearchParams;
}

/** What narrows the list now, each part with the way to take it away, and whether experiences are in it. */
export const IndexFilters = observer(function IndexFilters({ genres, query }: IndexFiltersProps) {
  const included = query.get('experiences') === 'true';
  return (
    <Row>
      {activeFilters(genres, query).map(({ label, without }) => (
        <Filter key={label} to={indexAddress(query, without)} preventScrollReset>
          <VisuallyHidden>Remove filter</VisuallyHidden> {label}
          <Icon name="x" size={16} colour="currentColor" />
        </Filter>
      ))}
      <Toggle
        to={indexAddress(query, { experiences: included ? undefined : 'true' })}
        preventScrollReset
        $on={included}
      >
        <Box $on={included}>{included ? <Icon name="check" size={14} colour={theme.colour.onAccent} /> : null}</Box>
        Include Experiences <VisuallyHidden>{included ? '(included)' : '(left out)'}</VisuallyHidden>
      </Toggle>
    </Row>
  );
});

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Filter = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${theme.target};
  padding-inline: ${space(4)} ${space(3)};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.size.sm};
  color: ${theme.colour.text};
  background: ${theme.colour.raised};
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
`;

const Toggle = styled(Link)<{ readonly $on: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.target};
  margin-inline-start: auto;
  padding-inline: ${space(2)};
  font-size: ${theme.size.sm};
  color: ${({ $on }) => ($on ? theme.colour.text : theme.colour.textSoft)};
  &:hover {
    color: ${theme.colour.text};
  }
`;

const Box = styled.span<{ readonly $on: boolean }>`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 6px;
  background: ${({ $on }) => ($on ? theme.colour.cyan : 'transparent')};
  box-shadow: inset 0 0 0 1.5px ${({ $on }) => ($on ? theme.colour.cyan : theme.colour.textFaint)};
`;

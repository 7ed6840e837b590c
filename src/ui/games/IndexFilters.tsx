import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GenreWithCategories } from '../../domain/games/game-index';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { activeFilters } from './active-filters';
import { ExperiencesToggle } from './ExperiencesToggle';
import { indexAddress } from './index-address';

export interface IndexFiltersProps {
  readonly genres: readonly GenreWithCategories[];
  readonly query: URLSearchParams;
}

/** What else narrows the list now, each part with the way to take it away, and whether experiences are in it. */
export const IndexFilters = observer(function IndexFilters({ genres, query }: IndexFiltersProps) {
  return (
    <Row>
      {activeFilters(genres, query).map(({ label, without }) => (
        <Filter key={label} to={indexAddress(query, without)} preventScrollReset>
          <VisuallyHidden>Remove filter</VisuallyHidden> {label}
          <Icon name="x" size={16} colour="currentColor" />
        </Filter>
      ))}
      <ExperiencesToggle query={query} />
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

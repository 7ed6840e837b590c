import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ArticleQuery } from '../../domain/content/article-query';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import type { ArticleFilter } from './article-filters';
import { blogAddress } from './blog-address';

export interface ArticleFiltersProps {
  readonly filters: readonly ArticleFilter[];
  readonly query: ArticleQuery;
}

/** What narrows the blog, each part with the way to take it away; nothing where nothing does. */
export const ArticleFilters = observer(function ArticleFilters({ filters, query }: ArticleFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <Row aria-label="Filters">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Filter to={blogAddress(without, query)} preventScrollReset>
            <VisuallyHidden>Remove filter</VisuallyHidden> {label}
            <Icon name="x" size={16} colour="currentColor" />
          </Filter>
        </li>
      ))}
    </Row>
  );
});

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
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
  overflow-wrap: anywhere;
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

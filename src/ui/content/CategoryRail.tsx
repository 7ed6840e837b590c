import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ArticleQuery } from '../../domain/content/article-query';
import type { Titled } from '../../domain/shared/titled';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { blogAddress } from './blog-address';

export interface CategoryRailProps {
  readonly categories: readonly Titled[];
  readonly query: ArticleQuery;
}

/** The categories of the blog; each is an address of its own. */
export const CategoryRail = observer(function CategoryRail({ categories, query }: CategoryRailProps) {
  const choices = [{ slug: undefined, title: 'All articles' }, ...categories];
  return (
    <nav aria-label="Blog categories">
      <Rail>
        {choices.map(({ slug, title }) => (
          <li key={slug ?? ''}>
            <Word
              to={blogAddress({ category: slug }, query)}
              aria-current={slug === query.category ? 'true' : undefined}
              preventScrollReset
            >
              {title}
            </Word>
          </li>
        ))}
      </Rail>
    </nav>
  );
});

const Rail = styled.ul`
  display: flex;
  gap: ${space(6)};
  margin-inline: -${space(4)};
  padding-inline: ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${theme.colour.line};
  @media ${theme.wide} {
    margin-inline: 0;
    padding-inline: 0;
  }
`;

const Word = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 48px;
  min-width: ${theme.target};
  font-weight: 500;
  white-space: nowrap;
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
  }
  &[aria-current] {
    color: ${theme.colour.text};
    box-shadow: inset 0 -2px ${theme.colour.cyan};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border-bottom: 2px solid Highlight;
    }
  }
`;

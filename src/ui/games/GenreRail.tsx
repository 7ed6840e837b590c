import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GenreWithCategories } from '../../domain/games/game-index';
import { offeredCategories } from '../../domain/games/game-filters';
import type { Titled } from '../../domain/shared/titled';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { askedOf, indexAddress } from './index-address';

export interface GenreRailProps {
  readonly genres: readonly GenreWithCategories[];
  readonly query: URLSearchParams;
}

/** The genres to choose from, and below them the chosen genre's sub-categories. */
export const GenreRail = observer(function GenreRail({ genres, query }: GenreRailProps) {
  const asked = askedOf(query);
  const genre = genres.find(({ slug }) => slug === asked.genre);
  const categories = offeredCategories(genres, asked.genre);
  return (
    <nav aria-label="Game categories">
      <Rail>
        <li>
          <Word
            to={indexAddress(query, { genre: undefined, category: undefined })}
            aria-current={asked.genre === undefined ? 'true' : undefined}
          >
            All Categories
          </Word>
        </li>
        {words(genres, genre?.slug, (slug) => indexAddress(query, { genre: slug, category: undefined }))}
      </Rail>
      {genre === undefined || categories.length === 0 ? null : (
        <Rail $minor aria-label={`Sub-categories of ${genre.title}`}>
          {words(categories, asked.category, (slug) => indexAddress(query, { category: slug }))}
        </Rail>
      )}
    </nav>
  );
});

function words(all: readonly Titled[], chosen: string | undefined, address: (slug: string) => string) {
  return all.map(({ slug, title }) => (
    <li key={slug}>
      <Word to={address(slug)} aria-current={slug === chosen ? 'true' : undefined}>
        {title}
      </Word>
    </li>
  ));
}

const Rail = styled.ul<{ readonly $minor?: boolean }>`
  display: flex;
  gap: ${space(6)};
  margin-inline: -${space(4)};
  padding-inline: ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;
  font-size: ${({ $minor = false }) => ($minor ? theme.size.sm : theme.size.md)};
  box-shadow: ${({ $minor = false }) => ($minor ? 'none' : `inset 0 -1px ${theme.colour.line}`)};
  @media ${theme.wide} {
    margin-inline: 0;
    padding-inline: 0;
  }
`;

const Word = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 48px;
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
`;

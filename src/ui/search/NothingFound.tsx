import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { searchAddress } from '../../domain/search/search-address';
import { SEARCH_TYPES } from '../../domain/search/search-types';
import { GameCardLink } from '../games/GameCardLink';
import { PopularHeader } from '../games/PopularHeader';
import { gameTexts } from '../notices/texts/game.texts';
import { headerTexts } from '../notices/texts/header.texts';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import type { SearchOutcome, SearchPageData } from './search-page-data';

const EVERYTHING = { games: true, users: true, articles: true, announcements: true };

/** Why there are no results, and the ways on: other types, and what many play (spec 1 §5). */
export const NothingFound = observer(function NothingFound({ request, outcome, popular }: SearchPageData) {
  const narrowed = outcome.kind === 'found' && SEARCH_TYPES.some((type) => !request.types[type]);
  return (
    <>
      <div role="status">
        <VisuallyHidden as="h2">Results</VisuallyHidden>
        <EmptyState {...reason(outcome)}>
          {narrowed ? (
            <ButtonLink to={searchAddress({ ...request, types: EVERYTHING, page: 1 })}>Search in everything</ButtonLink>
          ) : null}
        </EmptyState>
      </div>
      {popular.length === 0 ? null : (
        <section aria-labelledby="popular">
          <PopularHeader />
          <Grid>
            {popular.map((game) => (
              <li key={game.slug}>
                <GameCardLink game={game} />
              </li>
            ))}
          </Grid>
        </section>
      )}
    </>
  );
});

function reason(outcome: SearchOutcome): { readonly title: string; readonly text: string } {
  if (outcome.kind === 'refused') {
    const { title, body } = headerTexts[outcome.refusal];
    return { title, text: body };
  }
  if (outcome.kind === 'unasked')
    return { title: 'What are you looking for?', text: headerTexts['query-too-short'].body };
  return { title: gameTexts['no-results'].title, text: gameTexts['no-results'].body };
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space(4)};
`;

import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { SearchRequest } from '../../domain/search/search-address';
import { searchAddress } from '../../domain/search/search-address';
import type { SearchResults } from '../../domain/search/search-results';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { Pagination } from '../shared/Pagination';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { FoundList } from './FoundList';
import { foundSections, sharedPages } from './found-sections';
import { countText } from './search.texts';

export interface SearchSectionsProps {
  readonly request: SearchRequest;
  readonly results: SearchResults;
}

/** What was found of each type, with how much there is; one page number turns all of them. */
export const SearchSections = observer(function SearchSections({ request, results }: SearchSectionsProps) {
  const sections = foundSections(results);
  const pages = sharedPages(sections, request.page);
  const shown = sections.filter(({ items }) => items.length > 0);
  return (
    <>
      <Counts role="status">
        {sections.map(({ type, pagination, more }) => countText(type, pagination.total, more)).join(', ')}
      </Counts>
      {shown.map((section) => (
        <FoundList key={section.type} section={section} />
      ))}
      {shown.length === 0 ? (
        <div>
          <VisuallyHidden as="h2">Results</VisuallyHidden>
          <EmptyState
            title={`There is no page ${String(pages.current)}`}
            text={`These results end on page ${String(pages.last)}.`}
          >
            <ButtonLink to={searchAddress({ ...request, page: pages.last })}>
              Go to page {String(pages.last)}
            </ButtonLink>
          </EmptyState>
        </div>
      ) : null}
      <Pagination pagination={pages} label="Pages of results" />
    </>
  );
});

const Counts = styled.p`
  margin-bottom: -${space(2)};
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.textSoft};
`;

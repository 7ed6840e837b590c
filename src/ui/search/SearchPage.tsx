import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { searchAddress } from '../../domain/search/search-address';
import { truncate } from '../../domain/shared/truncate';
import { Container } from '../shared/Container';
import { ListFailed } from '../shared/ListFailed';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { NothingFound } from './NothingFound';
import { SearchForm } from './SearchForm';
import type { SearchPageData } from './search-page-data';
import type { SearchServices } from './search-services';
import { foundNothing } from './found-sections';
import { SearchSections } from './SearchSections';

export interface SearchPageProps {
  readonly data: SearchPageData;
  readonly createForm: SearchServices['createForm'];
}

const QUERY_SHOWN = 60;

/** The results of a search, below the form that asked for them (spec 1 §2). */
export const SearchPage = observer(function SearchPage({ data, createForm }: SearchPageProps) {
  const { request, outcome } = data;
  const query = request.query.trim();
  return (
    <Page>
      <h1>
        {query === '' ? (
          'Search'
        ) : (
          <>
            Results for <bdi>“{truncate(query, QUERY_SHOWN)}”</bdi>
          </>
        )}
      </h1>
      <SearchForm key={searchAddress(request)} request={request} createForm={createForm} />
      {outcome.kind === 'failed' ? <ListFailed heading="Results" message={outcome.message} /> : null}
      {outcome.kind === 'found' && !foundNothing(outcome) ? (
        <SearchSections request={request} results={outcome.results} />
      ) : null}
      {foundNothing(outcome) ? <NothingFound {...data} /> : null}
    </Page>
  );
});

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding-block: ${space(8)} ${space(16)};
  h1 {
    font-size: clamp(1.75rem, 4vw, ${theme.size.xxl});
    overflow-wrap: anywhere;
  }
`;

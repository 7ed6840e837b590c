import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Pagination as PaginationValues } from '../../domain/shared/pagination';
import { isPaged, nextPage, previousPage } from '../../domain/shared/pagination';
import { space, theme } from '../theme/theme';
import { Icon } from './Icon';
import { pagesMark, withPage } from './page-numbers';
import { paginationWindow } from './pagination-window.machine';

export interface PaginationProps {
  readonly pagination: Pick<PaginationValues, 'current' | 'last'>;
  /** Accessible name of the navigation. */
  readonly label: string;
  /** Query parameter for a list within a page; its links keep the scroll position. */
  readonly within?: string | undefined;
}

/** Links to the pages of a list that keep the rest of the query (spec 2 §2). */
export const Pagination = observer(function Pagination({ pagination, label, within }: PaginationProps) {
  const { search } = useLocation();
  const { current, last } = pagination;
  if (!isPaged(pagination)) return null;
  const before = previousPage(pagination);
  const after = nextPage(pagination);
  const to = (page: number) => ({
    to: { search: withPage(search, page, within) },
    // Excludes these links from prefetching.
    ...(within === undefined ? {} : { preventScrollReset: true, 'data-stays': '' }),
  });
  return (
    <nav aria-label={label} {...{ [pagesMark]: '' }}>
      <Row>
        {before === undefined ? null : (
          <li>
            <Page {...to(before)} rel="prev" aria-label="Previous page">
              <Icon name="chevron-left" colour="currentColor" />
            </Page>
          </li>
        )}
        {paginationWindow(current, last).map((entry, index) =>
          entry === 'gap' ? (
            <Gap key={`gap${String(index)}`} aria-hidden="true">
              …
            </Gap>
          ) : (
            <li key={entry}>
              <Page
                {...to(entry)}
                aria-label={`Page ${String(entry)}`}
                aria-current={entry === current ? 'page' : undefined}
              >
                {entry}
              </Page>
            </li>
          ),
        )}
        {after === undefined ? null : (
          <li>
            <Page {...to(after)} rel="next" aria-label="Next page">
              <Icon name="chevron-right" colour="currentColor" />
            </Page>
          </li>
        )}
      </Row>
    </nav>
  );
});

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1)};
`;

const Page = styled(Link)`
  display: grid;
  place-items: center;
  min-width: ${theme.target};
  height: ${theme.target};
  border-radius: ${theme.radius.card};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
    background: ${theme.colour.surface};
  }
  &[aria-current] {
    color: ${theme.colour.text};
    background: ${theme.colour.raised};
    box-shadow: inset 0 0 0 1px ${theme.colour.cyan};
  }
  @media ${theme.media.forcedColours} {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

const Gap = styled.li`
  display: grid;
  place-items: center;
  min-width: ${space(6)};
  color: ${theme.colour.textSoft};
`;

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GameListView } from '../../domain/games/game-list';
import { gamesFound } from '../../domain/games/game-list';
import type { GameSort } from '../../domain/games/game-query';
import { gameSorts } from '../../domain/games/game-query';
import { writtenNumber } from '../../domain/shared/written-number';
import { ChoiceRow } from '../shared/ChoiceRow';
import { space, theme } from '../theme/theme';

interface SortLinksProps {
  readonly current: GameSort;
  /** Returns the URL of the list in an order. */
  readonly address: (sort: GameSort) => string;
}

/** Links to the sort orders of a list of games. */
const SortLinks = observer(function SortLinks({ current, address }: SortLinksProps) {
  const choices = gameSorts.map((sort) => ({ title: labels[sort], to: address(sort), current: sort === current }));
  return <ChoiceRow label="Sort by" variant="pills" choices={choices} />;
});

const labels: Record<GameSort, string> = {
  released: 'Release Date',
  popular: 'Most Popular',
  rating: "Players' Rating",
};

type CountedKind = 'games' | 'experiences' | 'both';

export interface ListHeadProps {
  readonly title: string;
  readonly list: GameListView;
  /** Kind of the counted entries; games by default. */
  readonly counted?: CountedKind;
  readonly sort: GameSort;
  /** Returns the URL of the same list in another order. */
  readonly sortAddress: (sort: GameSort) => string;
  /** Experiences that match but are not included, and the URL of the list with them. */
  readonly hidden?: { readonly count: number; readonly address: string };
  /** Content beside the title. */
  readonly children?: ReactNode;
}

/** Title, size and sort order of a list of games (spec 2 §2). */
export const ListHead = observer(function ListHead({
  title,
  list,
  counted = 'games',
  sort,
  sortAddress,
  hidden,
  children,
}: ListHeadProps) {
  return (
    <Head>
      <Title>
        <h1>{title}</h1>
        <p role="status">{countText(gamesFound(list), counted)}</p>
        {hidden && hidden.count > 0 ? (
          <p>
            {hiddenText(hidden.count)} <ShowLink to={hidden.address}>Show experiences</ShowLink>
          </p>
        ) : null}
      </Title>
      {children}
      <SortLinks current={sort} address={sortAddress} />
    </Head>
  );
});

function countText(total: number | undefined, counted: CountedKind): string {
  if (total === undefined) return '';
  const [one, many] = nouns[counted];
  return total === 1 ? `1 ${one}` : `${writtenNumber(total)} ${many}`;
}

const nouns: Record<CountedKind, readonly [one: string, many: string]> = {
  games: ['game', 'games'],
  experiences: ['experience', 'experiences'],
  both: ['game or experience', 'games and experiences'],
};

/** Reports the number of hidden experiences. */
export const hiddenText = (count: number): string =>
  count === 1 ? '1 experience is hidden.' : `${writtenNumber(count)} experiences are hidden.`;

const ShowLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  text-decoration: underline;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(4)};
`;

const Title = styled.div`
  flex: 1 0 0;
  min-width: min(100%, 200px);
  h1 {
    font-size: clamp(1.75rem, 4vw, ${theme.size.xxl});
    overflow-wrap: anywhere;
  }
  p {
    min-height: 1lh;
    margin-top: ${space(1)};
    font-variant-numeric: tabular-nums;
    color: ${theme.colour.textSoft};
  }
`;

import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { GameCard } from '../../domain/games/game';
import { GameCardLink } from '../games/GameCardLink';
import { INDEX } from '../games/index-address';
import { homeTexts } from '../notices/texts/common.texts';
import { EmptyState } from '../shared/EmptyState';
import { SectionHeader } from '../shared/SectionHeader';
import { space, theme } from '../theme/theme';

export interface NewestGamesProps {
  readonly games: readonly GameCard[];
}

/** Number of games in the list beside the newest. */
const BESIDE = 3;

/** Newest Games: the newest one large, the next ones beside it, and the rest below. */
export const NewestGames = observer(function NewestGames({ games }: NewestGamesProps) {
  const [newest, ...others] = games;
  const below = others.slice(BESIDE);
  return (
    <section aria-labelledby="newest">
      <SectionHeader id="newest" title="Newest Games" link={{ to: INDEX, label: 'All games' }} />
      {newest === undefined ? (
        <EmptyState icon="gamepad" text={homeTexts['no-games'].body} />
      ) : (
        <Layout>
          <GameCardLink game={newest} size="feature" />
          {others.length === 0 ? null : (
            <List>
              {others.slice(0, BESIDE).map((game) => (
                <li key={game.slug}>
                  <GameCardLink game={game} size="row" />
                </li>
              ))}
            </List>
          )}
        </Layout>
      )}
      {below.length === 0 ? null : (
        <Below>
          {below.map((game) => (
            <li key={game.slug}>
              <GameCardLink game={game} />
            </li>
          ))}
        </Below>
      )}
    </section>
  );
});

const Layout = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  @media ${theme.from.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    min-height: 460px;
    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const List = styled.ul`
  display: grid;
  grid-auto-rows: 1fr;
  gap: ${space(4)};
`;

const Below = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space(4)};
  margin-top: ${space(4)};
`;

import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { SectionFailure } from '../account/SectionFailure';
import { Blank } from '../shared/Blank';
import { Button } from '../shared/Button';
import { EmptyState } from '../shared/EmptyState';
import { SectionHeader } from '../shared/SectionHeader';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { BoardTable } from './BoardTable';
import { entriesText, resetText } from './board.texts';
import type { LeaderboardsViewModel } from './leaderboards.view-model';

const ROWS = ['58%', '44%', '52%', '36%', '48%'] as const;

/** Placeholder while a board loads. */
function BoardTableSkeleton() {
  return (
    <Waiting>
      <VisuallyHidden role="status">Loading the leaderboard</VisuallyHidden>
      {ROWS.map((width) => (
        <Row key={width} aria-hidden="true">
          <Blank $width={width} />
        </Row>
      ))}
    </Waiting>
  );
}

const Waiting = styled.div`
  display: grid;
  max-width: 880px;
  gap: ${space(1)};
`;

const Row = styled.div`
  display: grid;
  align-items: center;
  height: 52px;
  padding-inline: ${space(3)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
`;

export interface LeaderboardsSectionProps {
  readonly createLeaderboards: () => LeaderboardsViewModel;
}

/** Leaderboards on the page of a game. Renders nothing for a game without boards. */
export const LeaderboardsSection = observer(function LeaderboardsSection(props: LeaderboardsSectionProps) {
  const view = useScreen(props.createLeaderboards);
  const { boards, chosen, ranking } = view;
  if (boards?.length === 0) return null;
  return (
    <Section aria-labelledby="leaderboards-title">
      <SectionHeader id="leaderboards-title" title="Leaderboards" />
      {boards === undefined || boards.length < 2 ? null : (
        <Choices role="group" aria-label="Leaderboard">
          {boards.map((board) => (
            <Button
              key={board.slug}
              variant={board === chosen ? 'primary' : 'secondary'}
              aria-pressed={board === chosen}
              onClick={() => void view.choose(board)}
            >
              {board.title}
            </Button>
          ))}
        </Choices>
      )}
      {chosen === undefined ? null : (
        <About>
          {boards?.length === 1 ? <b>{chosen.title}</b> : null}
          <span>{resetText[chosen.reset]}</span>
          {ranking === undefined ? null : <span>{entriesText(ranking.entries)}</span>}
        </About>
      )}
      <Rows view={view} />
    </Section>
  );
});

const Rows = observer(function Rows({ view }: { readonly view: LeaderboardsViewModel }) {
  const { ranking, failure, chosen } = view;
  if (failure !== undefined) return <SectionFailure text={failure} onRetry={() => view.load()} />;
  if (ranking === undefined || chosen === undefined) return <BoardTableSkeleton />;
  if (ranking.best.length === 0) return <EmptyState icon="crown" text="No scores yet. Be the first to set one!" />;
  return <BoardTable board={chosen} ranking={ranking} />;
});

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  /* Scores load only with a script. */
  @media ${theme.media.noScript} {
    display: none;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const About = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-top: -${space(4)};
  color: ${theme.colour.textSoft};
  b {
    color: ${theme.colour.text};
  }
`;

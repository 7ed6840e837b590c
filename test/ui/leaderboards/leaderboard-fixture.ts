import { LoadRanking } from '../../../src/application/leaderboards/load-ranking.use-case';
import { PostedScores } from '../../../src/application/leaderboards/posted-scores';
import { SessionState } from '../../../src/application/session/session-state';
import { defaultSettings } from '../../../src/domain/session/settings';
import { LeaderboardsViewModel } from '../../../src/ui/leaderboards/leaderboards.view-model';
import { aPlayer } from '../../fakes/a-player';
import { FakeLeaderboardGateway } from '../../fakes/fake-leaderboard-gateway';

const BOARDS = {
  'night-ferry/main': { order: 'highest-first' },
  'night-ferry/time': { order: 'lowest-first' },
} as const;

/** Leaderboards of the sample game with fakes; logged in by default. */
export function leaderboardFixture({
  boards = BOARDS,
  signedIn = true,
}: { boards?: FakeBoards; signedIn?: boolean } = {}) {
  const gateway = new FakeLeaderboardGateway(boards);
  const session = new SessionState();
  const postedScores = new PostedScores();
  const signIn = () => {
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
  };
  if (signedIn) signIn();
  const dependencies = {
    leaderboardGateway: gateway,
    loadRanking: new LoadRanking(gateway, session),
    postedScores,
    session,
  };
  const view = new LeaderboardsViewModel(dependencies, 'night-ferry');
  return { view, gateway, postedScores, signIn, session };
}

type FakeBoards = ConstructorParameters<typeof FakeLeaderboardGateway>[0];

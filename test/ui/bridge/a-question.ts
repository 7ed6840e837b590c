import { NoticesState } from '../../../src/application/notices/notices-state';
import { QuestionViewModel } from '../../../src/ui/bridge/question.view-model';
import { gameFixture } from '../../fakes/game-fixture';
import { FakeRandom } from '../../fakes/fake-random';

/** What a game has the portal ask, with the game and the player that a test plays. */
export function aQuestion() {
  const house = gameFixture();
  const notices = new NoticesState(house.clock, new FakeRandom());
  const view = new QuestionViewModel(house.questions, house.session, notices);
  return { ...house, notices, view };
}

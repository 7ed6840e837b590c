import { NoticesState } from '../../../src/application/notices/notices-state';
import { QuestionViewModel } from '../../../src/ui/bridge/question.view-model';
import { gameFixture } from '../../fakes/game-fixture';
import { FakeRandom } from '../../fakes/fake-random';

/** Creates the view-model of questions with a fake game. */
export function questionFixture() {
  const fixture = gameFixture();
  const notices = new NoticesState(fixture.clock, new FakeRandom());
  const view = new QuestionViewModel(fixture.questions, fixture.session, notices);
  return { ...fixture, notices, view };
}

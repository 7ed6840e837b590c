import { NoticesState } from '../../../src/application/notices/notices-state';
import { QuestionViewModel } from '../../../src/ui/bridge/question.view-model';
import { aGameHouse } from '../../fakes/a-game-house';
import { FakeRandom } from '../../fakes/fake-random';

/** Creates the view-model of questions with a fake game. */
export function aQuestion() {
  const fixture = aGameHouse();
  const notices = new NoticesState(fixture.clock, new FakeRandom());
  const view = new QuestionViewModel(fixture.questions, fixture.session, notices);
  return { ...fixture, notices, view };
}

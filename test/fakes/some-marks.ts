import { AuthModalState } from '../../src/application/auth/auth-modal-state';
import { NoticesState } from '../../src/application/notices/notices-state';
import { SessionState } from '../../src/application/session/session-state';
import type { ReactionCount } from '../../src/domain/reactions/reaction-lane';
import { defaultSettings } from '../../src/domain/session/settings';
import { ok } from '../../src/domain/shared/result';
import type { MarkServices } from '../../src/ui/community/mark.view-model';
import { MarkViewModel } from '../../src/ui/community/mark.view-model';
import { aPlayer } from './a-player';
import { FakeClock } from './fake-clock';
import { FakeRandom } from './fake-random';

/** Creates the buttons of a logged-in player; `kept` contains the marked items with the counts of other players. */
export function someMarks() {
  const session = new SessionState();
  session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
  const dependencies = {
    session,
    authModal: new AuthModalState(),
    notices: new NoticesState(new FakeClock(), new FakeRandom()),
  };
  const kept = new Map<string, boolean>();
  const mark = (name: string, start: ReactionCount) => {
    const others = start.count - (start.mine ? 1 : 0);
    return new MarkViewModel(start, {
      ...dependencies,
      about: name,
      purpose: 'follow',
      write: (on) => {
        kept.set(name, on);
        return Promise.resolve(ok({ count: others + (on ? 1 : 0), mine: on }));
      },
    });
  };
  const marks: MarkServices = {
    followDeveloper: (developer, followers) => mark(`developer ${developer}`, { count: followers, mine: false }),
    followPlayer: (user, now) => mark(`player ${user}`, now),
    favourite: (game, known = false) => mark(`game ${game}`, { count: 0, mine: known }),
  };
  return { marks, kept, ...dependencies };
}

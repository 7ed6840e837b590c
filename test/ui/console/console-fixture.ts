import { DialogState } from '../../../src/application/notices/dialog-state';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeConsoleGateway } from '../../fakes/fake-console-gateway';
import { FakeRandom } from '../../fakes/fake-random';

/** Lets pending promises settle. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Console with fakes at its ports; `press` answers the open question. */
export function consoleFixture() {
  const gateway = new FakeConsoleGateway();
  const clock = new FakeClock();
  const dialogs = new DialogState(clock);
  const notices = new NoticesState(clock, new FakeRandom());
  const titles = () => notices.history.map(({ toast: { title, body } }) => (title === 'Error' ? body : title));
  const undo = () => notices.history[0]?.toast.action?.run();
  const press = async (button: 'confirm' | 'cancel') => {
    await settle();
    await dialogs.press(button);
  };
  return { gateway, clock, dialogs, notices, titles, undo, press };
}

import { SessionViewModel } from '../../../src/ui/session/session.view-model';
import { anAuthHouse } from '../auth/an-auth-house';

/** Who is signed in, as the screens see it, over working fakes. */
export function aSessionScreen(parts: Parameters<typeof anAuthHouse>[0] = {}) {
  const house = anAuthHouse(parts);
  return { ...house, session: new SessionViewModel(house.state, house.logOut, house.notices, house.clock) };
}

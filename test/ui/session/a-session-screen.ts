import { SessionViewModel } from '../../../src/ui/session/session.view-model';
import { anAuthHouse } from '../auth/an-auth-house';

/** Session view-model with fakes. */
export function aSessionScreen(parts: Parameters<typeof anAuthHouse>[0] = {}) {
  const fixture = anAuthHouse(parts);
  return { ...fixture, session: new SessionViewModel(fixture.state, fixture.logOut, fixture.notices, fixture.clock) };
}

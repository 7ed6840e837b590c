import { SessionViewModel } from '../../../src/ui/session/session.view-model';
import { authFixture } from '../auth/auth-fixture';

/** Session view-model with fakes. */
export function sessionScreenFixture(parts: Parameters<typeof authFixture>[0] = {}) {
  const fixture = authFixture(parts);
  return { ...fixture, session: new SessionViewModel(fixture.state, fixture.logOut, fixture.notices, fixture.clock) };
}

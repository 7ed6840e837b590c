import { NoticesState } from '../../../src/application/notices/notices-state';
import { SearchPortal } from '../../../src/application/search/search-portal.use-case';
import type { SearchGateway } from '../../../src/application/search/search-gateway.port';
import { SuggestSearch } from '../../../src/application/search/suggest-search.use-case';
import { SearchBarViewModel } from '../../../src/ui/search/search-bar.view-model';
import { SearchFormViewModel } from '../../../src/ui/search/search-form.view-model';
import type { SearchServices } from '../../../src/ui/search/search-page-data';
import { aUserCard } from '../../fakes/a-user-card';
import { FakeAnalytics } from '../../fakes/fake-analytics';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeSearchGateway } from '../../fakes/fake-search-gateway';
import { sampleCard } from '../games/sample-games';

/** Gateway with two games and a player whose names contain `night`. */
export function nightGateway(): FakeSearchGateway {
  return new FakeSearchGateway({
    games: [sampleCard(), sampleCard({ slug: 'night-watch', title: 'Night Watch' })],
    users: [aUserCard({ username: 'nightowl', alias: 'Owl' })],
  });
}

/** View-models of the search with fakes. */
export function searchFixture(gateway: SearchGateway = nightGateway()) {
  const clock = new FakeClock();
  const notices = new NoticesState(clock, new FakeRandom());
  const form = new SearchFormViewModel(notices);
  const bar = new SearchBarViewModel(form, new SuggestSearch(gateway), clock);
  const services: SearchServices = {
    searchPortal: new SearchPortal(gateway, new FakeAnalytics()),
    createBar: () => bar,
    createForm: (types) => new SearchFormViewModel(notices, types),
  };
  const toasts = () => notices.current.map(({ toast: { kind, title, body } }) => ({ kind, title, body }));
  return { bar, clock, form, gateway, notices, services, toasts };
}

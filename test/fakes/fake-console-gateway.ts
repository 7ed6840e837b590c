import type { ConsoleGateway } from '../../src/application/console/console-gateway.port';
import type { ApiFailure } from '../../src/application/http/api-failure';
import type {
  AccessToken,
  Build,
  ConsoleGame,
  DraftChange,
  GivenRole,
  Member,
  NewToken,
  Publication,
  PublicationOptions,
  SentInvitation,
} from '../../src/domain/console/console';
import type { ErrorStack, GameHealth, HealthChoice } from '../../src/domain/console/game-health';
import type { GameStatistics, NamedPlays, StatisticsDay } from '../../src/domain/console/game-statistics';
import { sumAmounts } from '../../src/domain/console/game-statistics';
import type { ComparedBuild, ComparedVersions, FileDifferences } from '../../src/domain/console/build-comparison';
import type { MergeConflict } from '../../src/domain/console/draft-merge';
import type { DetailsChange } from '../../src/domain/console/game-details';
import type { ListsChange } from '../../src/domain/console/game-lists';
import type { PicturesChange } from '../../src/domain/console/game-pictures';
import { aDetailsPage, aListsPage, aPicture, aPicturesPage, aTrailer } from './console-game-pages';
import { aBuild, aComparedBuild, aConsoleHome, aMember, date, studio } from './console-samples';
import { paginate } from '../../src/domain/shared/pagination';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

/** In-memory console; every call fails with `failure` while it is set. */
export class FakeConsoleGateway implements ConsoleGateway {
  failure: ApiFailure | undefined;
  current = aConsoleHome();
  membersNow: readonly Member[] = [aMember('nova', 'owner', true), aMember('orion', 'publisher')];
  invited: readonly SentInvitation[] = [];
  tokensNow: readonly AccessToken[] = [];
  gamesNow: readonly ConsoleGame[] = [];
  buildsNow: readonly Build[] = [aBuild('1.1.0', 'opens'), aBuild('1.0.0')];
  comparedNow: Partial<ComparedBuild> = {};
  differencesNow: FileDifferences | undefined;
  conflictsNow: readonly MergeConflict[] = [];
  listsNow = aListsPage();
  detailsNow = aDetailsPage();
  picturesNow = aPicturesPage();
  /** Number of uploaded pictures. */
  uploads = 0;
  publicationNow: Publication = { id: 'p1', state: 'waiting', error: undefined, result: undefined };
  statisticsDays: readonly StatisticsDay[] = [];
  countriesNow: readonly NamedPlays[] | undefined;
  statisticsBuilds: readonly NamedPlays[] = [];
  statisticsFailure: ApiFailure | undefined;
  healthNow: GameHealth = { builds: [], days: [], groups: [], frames: [] };
  stackNow: ErrorStack = { build: '1.1.0', lines: [], note: undefined };
  readonly calls: unknown[][] = [];

  home = () => this.answer(this.current);

  apply(name: string, slug: string) {
    this.calls.push(['apply', name, slug]);
    const isReviewed = this.current.policy === 'review';
    if (this.failure === undefined)
      this.current = isReviewed
        ? { ...this.current, application: { name, slug, state: 'waiting', reason: undefined } }
        : { ...this.current, developers: [...this.current.developers, { ...studio, slug, name }] };
    return this.answer({ slug, state: isReviewed ? ('waiting' as const) : ('created' as const) });
  }

  answerInvitation(id: string, accept: boolean) {
    this.calls.push(['answerInvitation', id, accept]);
    if (this.failure === undefined)
      this.current = { ...this.current, invitations: this.current.invitations.filter((one) => one.id !== id) };
    return this.answer<void>(undefined);
  }

  members = () => this.answer({ members: this.membersNow, invitations: this.invited });

  invite(developer: string, to: string, role: GivenRole) {
    this.calls.push(['invite', developer, to, role]);
    if (this.failure === undefined)
      this.invited = [{ id: `invitation of ${to}`, username: to, role, sent: date, expires: date }, ...this.invited];
    return this.answer<void>(undefined);
  }

  withdraw(developer: string, id: string) {
    this.calls.push(['withdraw', developer, id]);
    if (this.failure === undefined) this.invited = this.invited.filter((one) => one.id !== id);
    return this.answer<void>(undefined);
  }

  changeRole(developer: string, username: string, role: GivenRole) {
    this.calls.push(['changeRole', developer, username, role]);
    if (this.failure === undefined)
      this.membersNow = this.membersNow.map((one) => (one.username === username ? { ...one, role } : one));
    return this.answer<void>(undefined);
  }

  removeMember(developer: string, username: string) {
    this.calls.push(['removeMember', developer, username]);
    if (this.failure === undefined) this.membersNow = this.membersNow.filter((one) => one.username !== username);
    return this.answer<void>(undefined);
  }

  audit = (developer: string, page: number) =>
    this.answer({
      entries: [
        {
          ...{ id: 'a1', at: date, event: 'member.role', text: `Change of ${developer}` },
          by: { kind: 'member' as const, name: undefined },
        },
      ],
      pagination: paginate(1, page, 50),
    });

  tokens = () => this.answer(this.tokensNow);

  createToken(developer: string, { name, actions, game, days }: NewToken) {
    this.calls.push(['createToken', developer, name, actions, game, days]);
    const token = { id: name, name, actions, game, createdBy: 'nova', created: date, expires: date, used: undefined };
    if (this.failure === undefined) this.tokensNow = [token, ...this.tokensNow];
    return this.answer({ token, secret: `hol_${name}` });
  }

  revokeToken(developer: string, id: string) {
    this.calls.push(['revokeToken', developer, id]);
    if (this.failure === undefined) this.tokensNow = this.tokensNow.filter((one) => one.id !== id);
    return this.answer<void>(undefined);
  }

  games = () => this.answer(this.gamesNow);

  builds = () => this.answer({ builds: this.buildsNow, storage: { used: 4.2 * 1024 ** 3, limit: 20 * 1024 ** 3 } });

  changeNotes(developer: string, game: string, version: string, notes: string) {
    this.calls.push(['changeNotes', developer, game, version, notes]);
    if (this.failure === undefined)
      this.buildsNow = this.buildsNow.map((one) =>
        one.version === version ? { ...one, notes: notes === '' ? undefined : notes } : one,
      );
    return this.answer<void>(undefined);
  }

  comparison(developer: string, game: string, { a, b }: ComparedVersions) {
    this.calls.push(['comparison', developer, game, a, b]);
    const versions = { a: aComparedBuild(a), b: aComparedBuild(b, this.comparedNow) };
    return this.answer({ versions: ['1.1.0', '1.0.0'], title: 'Kite', ...versions, differences: this.differencesNow });
  }

  draftConflicts = () => this.answer({ revision: 'c1', conflicts: this.conflictsNow });

  statistics(...given: Parameters<ConsoleGateway['statistics']>): Promise<Result<GameStatistics, ApiFailure>> {
    const [, choice] = given;
    this.calls.push(['statistics', ...given]);
    if (this.statisticsFailure) return Promise.resolve(err(this.statisticsFailure));
    const days = this.statisticsDays
      .filter(({ day }) => day >= choice.from && day <= choice.to)
      .toSorted((one, other) => one.day.localeCompare(other.day));
    return this.answer({
      ...{ title: 'Kite', days, counted: date, lastDay: choice.to, today: sumAmounts([]) },
      ...{ builds: this.statisticsBuilds, devices: [], referrers: [], countries: this.countriesNow },
    });
  }

  health(developer: string, choice: HealthChoice) {
    this.calls.push(['health', developer, choice]);
    return this.answer(this.healthNow);
  }

  errorStack(developer: string, choice: Pick<HealthChoice, 'game' | 'build'>, id: string) {
    this.calls.push(['errorStack', developer, choice, id]);
    return this.answer(this.stackNow);
  }

  switchBuild(developer: string, game: string, version: string, active: boolean) {
    this.calls.push(['switchBuild', developer, game, version, active]);
    if (this.failure === undefined) {
      const isActive = (one: Build) => (one.version === version ? active : one.state !== 'inactive');
      const opens = this.buildsNow.find(isActive);
      this.buildsNow = this.buildsNow.map((one) => ({
        ...one,
        state: one === opens ? 'opens' : isActive(one) ? 'active' : 'inactive',
      }));
    }
    return this.answer<void>(undefined);
  }

  details(developer: string, game: string, draft: boolean) {
    this.calls.push(['details', developer, game, draft]);
    return this.answer(this.detailsNow);
  }

  changeDetails(developer: string, game: string, draft: boolean, { revision, details }: DetailsChange) {
    this.calls.push(['changeDetails', developer, game, draft, revision, details]);
    if (this.failure === undefined) this.detailsNow = { ...this.detailsNow, details, revision: `${revision}+` };
    return this.answer(this.detailsNow.revision);
  }

  previewDescription = (_developer: string, _game: string, description: string) => this.answer(`<p>${description}</p>`);

  lists = () => this.answer(this.listsNow);

  changeLists(developer: string, game: string, draft: boolean, { revision, lists }: ListsChange) {
    this.calls.push(['changeLists', developer, game, draft, revision, lists]);
    if (this.failure === undefined) this.listsNow = { ...this.listsNow, lists, revision: `${revision}+` };
    return this.answer(this.listsNow.revision);
  }

  pictures = () => this.answer(this.picturesNow);

  changePictures(developer: string, game: string, change: PicturesChange) {
    this.calls.push(['changePictures', developer, game, change]);
    if (this.failure === undefined) this.picturesNow = { ...this.picturesNow, revision: `${change.revision}+` };
    return this.answer(this.picturesNow.revision);
  }

  sendPicture(developer: string, game: string, _picture: unknown, options: object) {
    this.calls.push(['sendPicture', developer, game, options]);
    if (this.failure === undefined) this.uploads += 1;
    return this.answer(aPicture(`upload-${String(this.uploads)}`));
  }

  storeTrailer(...given: Parameters<ConsoleGateway['storeTrailer']>) {
    this.calls.push(['storeTrailer', ...given]);
    return this.answer(aTrailer(given[2]));
  }

  changeDraft(developer: string, game: string, change: DraftChange) {
    this.calls.push(['changeDraft', developer, game, change]);
    return this.answer(this.publicationNow);
  }

  scheduleRelease(developer: string, game: string, at: string, version: string | undefined) {
    this.calls.push(['scheduleRelease', developer, game, at, version]);
    return this.answer<void>(undefined);
  }

  cancelRelease(developer: string, game: string) {
    this.calls.push(['cancelRelease', developer, game]);
    return this.answer<void>(undefined);
  }

  startPublication(...given: [developer: string, upload: string, options: PublicationOptions]) {
    this.calls.push(['startPublication', ...given]);
    return this.answer(this.publicationNow);
  }

  publication = () => this.answer(this.publicationNow);

  private answer<T>(value: T): Promise<Result<T, ApiFailure>> {
    return Promise.resolve(this.failure === undefined ? ok(value) : err(this.failure));
  }
}

import type {
  AccessToken,
  AuditPage,
  BuildList,
  ConsoleGame,
  ConsoleHome,
  DraftChange,
  DraftConflicts,
  GivenRole,
  MemberList,
  NewToken,
  Publication,
  PublicationOptions,
} from '../../domain/console/console';
import type { BuildComparison, ComparedVersions } from '../../domain/console/build-comparison';
import type { ErrorStack, GameHealth, HealthChoice } from '../../domain/console/game-health';
import type { GameStatistics, StatisticsChoice } from '../../domain/console/game-statistics';
import type { DetailsChange, GameDetailsPage } from '../../domain/console/game-details';
import type { Crop } from '../../domain/account/crop';
import type {
  GamePicture,
  GamePicturesPage,
  GameTrailer,
  PicturesChange,
  PictureUse,
} from '../../domain/console/game-pictures';
import type { GameListsPage, ListsChange } from '../../domain/console/game-lists';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { PictureFile } from '../profile/picture-file';

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** Calls of the developer console; `developer` and `game` are slugs. Another developer's data is a 404. */
export interface ConsoleGateway {
  /** Loads developers, invitations and the application of the logged-in player; 401 without one. */
  home(): Answer<ConsoleHome>;
  /** Creates a developer, or an application if the operator reviews them. */
  apply(name: string, slug: string): Answer<{ readonly slug: string; readonly state: 'created' | 'waiting' }>;
  /** Accepts or declines an invitation of the logged-in player. */
  answerInvitation(id: string, accept: boolean): Answer<void>;
  /** Loads members and open invitations. */
  members(developer: string): Answer<MemberList>;
  /** Invites a player by username or confirmed email address. */
  invite(developer: string, to: string, role: GivenRole): Answer<void>;
  /** Withdraws an open invitation. */
  withdraw(developer: string, id: string): Answer<void>;
  /** Changes the role of a member; 409 for the last owner. */
  changeRole(developer: string, username: string, role: GivenRole): Answer<void>;
  /** Removes a member or the player; 409 for the last owner. */
  removeMember(developer: string, username: string): Answer<void>;
  /** Loads a page of changes, newest first. */
  audit(developer: string, page: number): Answer<AuditPage>;
  /** Loads the valid tokens, newest first. */
  tokens(developer: string): Answer<readonly AccessToken[]>;
  /** Creates a token; only this answer has its secret. */
  createToken(developer: string, token: NewToken): Answer<{ readonly token: AccessToken; readonly secret: string }>;
  /** Ends a token at once. */
  revokeToken(developer: string, id: string): Answer<void>;
  /** Loads all games by title. */
  games(developer: string): Answer<readonly ConsoleGame[]>;
  /** Loads the builds of a game, newest first, and the storage of the developer. */
  builds(developer: string, game: string): Answer<BuildList>;
  /** Changes the release notes of a build; an empty text removes them. */
  changeNotes(developer: string, game: string, version: string, notes: string): Answer<void>;
  /** Compares two builds of a game. */
  comparison(developer: string, game: string, versions: ComparedVersions): Answer<BuildComparison>;
  /** Loads the counted days of a game, at most 400. */
  statistics(developer: string, choice: StatisticsChoice): Answer<GameStatistics>;
  /** Loads the health of a game's builds, at most 90 days. */
  health(developer: string, choice: HealthChoice): Answer<GameHealth>;
  /** Loads the stack of an error group, of the given build or of the newest build with the error; 404 for an unknown group. */
  errorStack(developer: string, choice: Pick<HealthChoice, 'game' | 'build'>, id: string): Answer<ErrorStack>;
  /** Makes a build playable or not. */
  switchBuild(developer: string, game: string, version: string, active: boolean): Answer<void>;
  /** Loads the details of a game or of its draft. */
  details(developer: string, game: string, draft: boolean): Answer<GameDetailsPage>;
  /** Changes the details since a revision, and returns the next one; 409 after a change by another member. */
  changeDetails(developer: string, game: string, draft: boolean, change: DetailsChange): Answer<string>;
  /** Converts a description to sanitised HTML. */
  previewDescription(developer: string, game: string, description: string): Answer<string>;
  /** Loads the boards, items and achievements of a game or of its draft. */
  lists(developer: string, game: string, draft: boolean): Answer<GameListsPage>;
  /** Changes the lists since a revision, and returns the next one; 409 after a change by another member. */
  changeLists(developer: string, game: string, draft: boolean, change: ListsChange): Answer<string>;
  /** Loads the pictures of a draft. */
  pictures(developer: string, game: string): Answer<GamePicturesPage>;
  /** Changes the pictures of a draft since a revision, and returns the next one; 409 after a change by another member. */
  changePictures(developer: string, game: string, change: PicturesChange): Answer<string>;
  /** Stores a picture for a draft, which the server crops. The draft shows it after a change that names it. */
  sendPicture(
    developer: string,
    game: string,
    picture: PictureFile,
    options: Crop & { readonly use: PictureUse },
  ): Answer<GamePicture>;
  /** Stores a complete upload as a trailer for a draft. The draft shows it after a change that names it. `file` is the name of the file. */
  storeTrailer(developer: string, game: string, upload: string, file: string): Answer<GameTrailer>;
  /** Starts a change of a draft; 409 during another change. */
  changeDraft(developer: string, game: string, change: DraftChange): Answer<Publication>;
  /** Loads the fields that have changed both in a draft and in its public game. */
  draftConflicts(developer: string, game: string): Answer<DraftConflicts>;
  /** Schedules the release of a draft; `at` is ISO 8601, UTC. */
  scheduleRelease(developer: string, game: string, at: string, version: string | undefined): Answer<void>;
  /** Cancels the scheduled release of a draft. */
  cancelRelease(developer: string, game: string): Answer<void>;
  /** Starts the publication of a complete upload. */
  startPublication(developer: string, upload: string, options: PublicationOptions): Answer<Publication>;
  /** Loads the state of a publication. */
  publication(developer: string, id: string): Answer<Publication>;
}

import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import { wireDetails } from '../../contract/game-details.contract';
import type { HttpClient } from './http-client';
import { toPage } from './pagination.mapper';

export const httpConsoleGateway = (http: HttpClient): ConsoleGateway => ({
  home: () => http.send('consoleHome'),
  apply: (name, slug) => http.send('developerApply', { body: { name, slug, terms: true } }),
  answerInvitation: (id, accept) =>
    http.send('invitationAnswer', { params: { id }, body: { accept } }, () => undefined),
  members: (developer) => http.send('memberList', { params: { developer } }),
  invite: (developer, to, role) => http.send('memberInvite', { params: { developer }, body: { to, role } }),
  withdraw: (developer, id) => http.send('invitationWithdraw', { params: { developer, id } }),
  changeRole: (developer, username, role) =>
    http.send('memberChange', { params: { developer, username }, body: { role } }),
  removeMember: (developer, username) => http.send('memberRemove', { params: { developer, username } }),
  audit: (developer, page) => http.send('auditList', { params: { developer }, query: { page } }, toPage),
  tokens: (developer) => http.send('tokenList', { params: { developer } }, ({ tokens }) => tokens),
  createToken: (developer, { game, actions, ...token }) =>
    http.send('tokenCreate', {
      params: { developer },
      body: { ...token, actions: [...actions], ...(game === undefined ? {} : { game }) },
    }),
  revokeToken: (developer, id) => http.send('tokenRevoke', { params: { developer, id } }),
  games: (developer) => http.send('developerGames', { params: { developer } }, ({ games }) => games),
  builds: (developer, game) => http.send('buildList', { params: { developer, game } }),
  changeNotes: (developer, game, version, notes) =>
    http.send('buildNotesChange', { params: { developer, game, version }, body: { notes } }),
  comparison: (developer, game, { a, b }) =>
    http.send('buildComparison', { params: { developer, game }, query: { a, b } }),
  statistics: (developer, { game, ...query }) => http.send('gameStatistics', { params: { developer, game }, query }),
  health: (developer, { game, ...query }) => http.send('gameHealth', { params: { developer, game }, query }),
  errorStack: (developer, { game, build }, error) =>
    http.send('gameErrorStack', { params: { developer, game, error }, query: { build } }),
  switchBuild: (developer, game, version, active) =>
    http.send('buildSwitch', { params: { developer, game, version }, body: { active } }),
  details: (developer, game, draft) =>
    http.send('gameForm', { params: { developer, game }, query: { draft: draft ? 'true' : 'false' } }),
  changeDetails: (developer, game, draft, { revision, details }) =>
    http.send(
      'gameFormChange',
      {
        params: { developer, game },
        query: { draft: draft ? 'true' : 'false' },
        body: { revision, details: wireDetails(details) },
      },
      (answer) => answer.revision,
    ),
  previewDescription: (developer, game, description) =>
    http.send('descriptionPreview', { params: { developer, game }, body: { description } }, ({ html }) => html),
  lists: (developer, game, draft) =>
    http.send('gameLists', { params: { developer, game }, query: { draft: draft ? 'true' : 'false' } }),
  changeLists: (developer, game, draft, { revision, lists: { boards, items, achievements } }) =>
    http.send(
      'gameListsChange',
      {
        params: { developer, game },
        query: { draft: draft ? 'true' : 'false' },
        body: {
          revision,
          lists: { boards: [...boards], items: [...items], achievements: [...achievements] },
        },
      },
      (answer) => answer.revision,
    ),
  pictures: (developer, game) => http.send('gamePictures', { params: { developer, game } }),
  changePictures: (developer, game, { slides, portfolio, ...change }) =>
    http.send(
      'gamePicturesChange',
      { params: { developer, game }, body: { ...change, slides: [...slides], portfolio: [...portfolio] } },
      (answer) => answer.revision,
    ),
  sendPicture: (developer, game, picture, { use, x, y, size }) =>
    http.send(
      'gamePictureUpload',
      { params: { developer, game }, query: { use, x, y, size }, picture },
      (answer) => answer.picture,
    ),
  storeTrailer: (developer, game, upload, name) =>
    http.send('gameTrailerUpload', { params: { developer, game }, body: { upload, name } }, (answer) => answer.trailer),
  changeDraft: (developer, game, { action, version, build, choice }) =>
    http.send('draftChange', {
      params: { developer, game },
      body: {
        action,
        ...(version === undefined ? {} : { version }),
        ...(build === undefined ? {} : { build }),
        ...(choice === undefined
          ? {}
          : { choice: typeof choice === 'string' ? choice : { ...choice, draft: [...choice.draft] } }),
      },
    }),
  draftConflicts: (developer, game) => http.send('draftConflicts', { params: { developer, game } }),
  scheduleRelease: (developer, game, at, version) =>
    http.send('draftSchedule', {
      params: { developer, game },
      body: { at, ...(version === undefined ? {} : { version }) },
    }),
  cancelRelease: (developer, game) => http.send('draftUnschedule', { params: { developer, game } }),
  startPublication: (developer, upload, { game, version, notes, draft }) =>
    http.send('publicationStart', {
      params: { developer },
      body: {
        ...{ upload, draft },
        ...(game === undefined ? {} : { game }),
        ...(version === undefined ? {} : { version }),
        ...(notes === undefined ? {} : { notes }),
      },
    }),
  publication: (developer, id) => http.send('publicationState', { params: { developer, id } }),
});

import { assertNever } from '../../../src/domain/shared/assert-never';
import { brand } from '../../../src/domain/shared/brand';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { applyContent, exportContent } from '../../catalogue/content-files/content-commands';
import { publishAnnouncement } from '../../catalogue/developers/publish-announcement';
import { findGameId } from '../../catalogue/games/game.repository';
import {
  addPageAd,
  describeAds,
  disableAds,
  removeOverlay,
  removePageAd,
  setOverlay,
} from '../../commerce/ads/ad-commands';
import {
  decide,
  describePayouts,
  describeTerms,
  setRate,
  setShare,
} from '../../commerce/developer-money/money-commands';
import { auditLedger } from '../../commerce/market/audit-ledger';
import { reportQueue, resolveOpenReport, showReport } from '../../community/reports/report-commands';
import { demoteUser, promoteUser, resetTwoFactor, showUser, signOutUser } from '../../identity/account/user-commands';
import { banUser, unbanUser } from '../../identity/bans/ban-commands';
import { sendNewsletter } from '../../messaging/newsletters/send-newsletter';
import { closeTicket, replyToTicket, showTicket, ticketQueue } from '../../messaging/support/ticket-commands';
import { buildHealthReport } from '../../play/sessions/build-health-report';
import { removeDraft, renewDraft, rollBack, setPublished, switchBuild } from '../../publishing/builds/build-commands';
import { describeBuilds } from '../../publishing/builds/describe-builds';
import { reinstate, takeDown } from '../../publishing/builds/takedown-commands';
import type { Published } from '../../publishing/builds/publish-command';
import { publishGame } from '../../publishing/builds/publish-game';
import { releaseDraft } from '../../publishing/builds/release-draft';
import { findNewestBuild } from '../../publishing/builds/store-build.repository';
import {
  acceptApplication,
  describeApplications,
  refuseApplicationOf,
} from '../../publishing/console/application-commands';
import { DEV_VERSION } from '../../publishing/hosts/dev-servers';
import { backupCommand } from '../backup/backup-commands';
import { runDoctor } from '../doctor/doctor-command';
import { describeJobs, pauseJobByName, resumeJobByName, runJob } from '../jobs/job-commands';
import { addDeveloper } from './add-developer';
import { addUser } from './add-user';
import { grantCoins } from './grant-coins';
import type { OperatorCommand, OperatorCommandDependencies } from './operator-command';

/** Audits the ledger: one sentence if it balances, otherwise one line for each error. */
export async function checkLedgerCommand({
  database,
}: Pick<OperatorCommandDependencies, 'database'>): Promise<Result<string, string>> {
  const looked = await auditLedger(database);
  if (!looked.ok) return looked;
  const faults = looked.value;
  return faults.length === 0
    ? ok('The ledger balances: every balance, movement, coin order, sale, statement and payout.')
    : err(faults.join('\n'));
}

const counted = (count: number, word: string): string => `${String(count)} ${word}${count === 1 ? '' : 's'}`;

const publishedText = ({
  game,
  version,
  status,
  created,
  files,
  skipped,
  check,
  page,
  build,
  note,
}: Published): string =>
  [
    `${created && status === 'published' ? 'New: ' : ''}${game} ${version} is ${status === 'draft' ? 'stored as a draft' : 'published'} (${counted(files, 'file')}).`,
    ...(skipped > 0 ? [`Hidden files and folders skipped: ${String(skipped)}.`] : []),
    `${status === 'draft' ? 'Private link' : 'Page'}: ${page}`,
    `Build: ${build}`,
    ...(check === undefined ? [] : [check]),
    ...(note === undefined ? [] : [note]),
  ].join('\n');

const NO_SERVER = 'No portal is running here. Start it with “npm start” and run the command again.';

async function connectDevServer(
  { database, devServers, urls }: OperatorCommandDependencies,
  { game, url }: { readonly game: string; readonly url: string },
): Promise<Result<string, string>> {
  if (devServers === undefined) return err(NO_SERVER);
  const known = await findGameId(database.db, game);
  if (known === undefined) return err(`Game “${game}” does not exist. Publish a first build with “publish FOLDER”.`);
  const connected = devServers.connect(game, url, await findNewestBuild(database.db, known));
  if (!connected.ok) return connected;
  return ok(
    [
      `${new URL(url).origin} is version “${DEV_VERSION}” of “${game}” until the portal stops.`,
      `Play: ${urls.portal(`arcade/games/${game}?build=${DEV_VERSION}`)}`,
      `Stop: npm run ${brand.identifier} -- dev stop --game ${game}`,
    ].join('\n'),
  );
}

/** Runs an operator command. Returns the output, or one sentence with the reason of a failure. */
export async function runOperatorCommand(
  deps: OperatorCommandDependencies,
  request: OperatorCommand,
): Promise<Result<string, string>> {
  switch (request.command) {
    case 'publish': {
      const done = await publishGame(deps, request.options);
      return done.ok ? ok(publishedText(done.value)) : done;
    }
    case 'release': {
      const { keep: choice, ...release } = request.options;
      const done = await releaseDraft(deps, { ...release, choice });
      return done.ok ? ok(publishedText(done.value)) : done;
    }
    case 'builds':
      return describeBuilds(deps, request.options.game);
    case 'activate':
    case 'deactivate':
      return switchBuild(deps, { ...request.options, active: request.command === 'activate' });
    case 'rollback':
      return rollBack(deps, request.options.game);
    case 'unpublish':
    case 'republish':
      return setPublished(deps, request.options.game, request.command === 'republish');
    case 'takedown':
      return takeDown(deps, request.options);
    case 'reinstate':
      return reinstate(deps, request.options.game);
    case 'draft renew':
      return renewDraft(deps, request.options);
    case 'draft remove':
      return removeDraft(deps, request.options);
    case 'user add':
      return addUser(deps, request.options);
    case 'user show':
      return showUser(deps, request.options.username);
    case 'user ban':
      return banUser(deps, request.options);
    case 'user unban':
      return unbanUser(deps, request.options.username);
    case 'user sign-out':
      return signOutUser(deps, request.options.username);
    case 'user reset-two-factor':
      return resetTwoFactor(deps, request.options.username);
    case 'user promote':
      return promoteUser(deps, request.options);
    case 'user demote':
      return demoteUser(deps, request.options);
    case 'developer add':
      return addDeveloper(deps, request.options);
    case 'developer applications':
      return describeApplications(deps);
    case 'developer accept':
      return acceptApplication(deps, request.options.username);
    case 'developer refuse':
      return refuseApplicationOf(deps, request.options);
    case 'coins grant':
      return grantCoins(deps, request.options);
    case 'money show':
      return describeTerms(deps);
    case 'money rate':
      return setRate(deps, request.options);
    case 'money share':
      return setShare(deps, request.options);
    case 'payouts list':
      return describePayouts(deps, request.options.status);
    case 'payouts settle':
      return decide(deps, { ...request.options, state: 'settled' });
    case 'payouts refuse':
      return decide(deps, { ...request.options, state: 'refused' });
    case 'reports list':
      return reportQueue(deps, request.options.status);
    case 'reports show':
      return showReport(deps, request.options.id);
    case 'reports resolve':
      return resolveOpenReport(deps, request.options.id);
    case 'tickets list':
      return ticketQueue(deps, request.options.status);
    case 'tickets show':
      return showTicket(deps, request.options.number);
    case 'tickets reply':
      return replyToTicket(deps, request.options);
    case 'tickets close':
      return closeTicket(deps, request.options.number);
    case 'announcement publish':
      return publishAnnouncement(deps, request.options);
    case 'newsletter send':
      return sendNewsletter(deps, request.options);
    case 'ads list':
      return describeAds(deps, request.options.size);
    case 'ads add':
      return addPageAd(deps, request.options);
    case 'ads remove':
      return removePageAd(deps, request.options);
    case 'ads disable':
    case 'ads enable':
      return disableAds(deps, request.options.game, request.command === 'ads disable');
    case 'overlay set':
      return setOverlay(deps, request.options);
    case 'overlay remove':
      return removeOverlay(deps, request.options.game);
    case 'dev':
      return connectDevServer(deps, request.options);
    case 'dev stop':
      return deps.devServers?.disconnect(request.options.game) === true
        ? ok(`“${request.options.game}” shows its published build again.`)
        : err(`“${request.options.game}” has no development server.`);
    case 'backup':
      return backupCommand(deps, request.options);
    case 'content apply':
      return applyContent(deps, request.options);
    case 'content export':
      return exportContent(deps, request.options.path);
    case 'job list':
      return describeJobs(deps);
    case 'job run':
      return deps.jobRunner ? runJob(deps, deps.jobRunner, request.options.job) : err(NO_SERVER);
    case 'job pause':
      return pauseJobByName(deps, request.options.job);
    case 'job resume':
      return resumeJobByName(deps, request.options.job);
    case 'doctor':
      return runDoctor(deps, request.options);
    case 'health':
      return buildHealthReport(deps, request.options);
    case 'check-ledger':
      return checkLedgerCommand(deps);
    default:
      return assertNever(request);
  }
}

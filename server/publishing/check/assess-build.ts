import type { GameCapability } from '../../../src/domain/games/game-capability';
import { gameCapabilities } from '../../../src/domain/games/game-capability';
import type { BlockedRequest, StoredCheckReport } from '../../platform/database/schema/builds';
import type { CheckedGame } from './check-host';
import { firstFrameAdvice } from './first-frame-text';
import type { FailedRequest, Observation } from './observation';

interface AssessmentInput {
  readonly seen: Observation;
  readonly game: Pick<CheckedGame, 'network' | 'offline' | 'statesComfort'>;
  /** Paths of the build's files. */
  readonly files: ReadonlySet<string>;
  readonly gameOrigin: string;
  /** Path of the build on the game's host. */
  readonly base: string;
  readonly bytesToFirstFrame: number;
  readonly entryIsHtml: boolean;
  /** Seconds in which the build had to draw its first frame. */
  readonly startSeconds: number;
  /** ISO 8601. */
  readonly checkedAt: string;
}

const MAX_SENTENCES = 12;
const LOW_FRAME_RATE = 5;
const TOUCH = ['touchstart', 'touchmove', 'touchend', 'touch-action'];
const POINTER = ['mousedown', 'mouseup', 'mousemove', 'pointerdown', 'pointerup', 'pointermove', 'click', 'wheel'];
const KEYS = ['keydown', 'keyup', 'keypress'];
const ROOM_SPACES = ['local-floor', 'bounded-floor', 'unbounded'];

/** Returns a readable path; a path with a stray `%` is returned as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const pathOf = (url: string, { gameOrigin, base }: AssessmentInput): string => {
  const path = url.startsWith(gameOrigin) ? decoded(new URL(url).pathname) : url;
  return path.startsWith(base) ? path.slice(base.length) : path;
};
const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);
const listed = (texts: readonly string[]): string => texts.join(', ');
const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** Blocked requests of the page's reports and of failed requests, without those of the browser itself. */
function blockedRequests({ seen }: AssessmentInput): readonly BlockedRequest[] {
  const reported = seen.reading?.blocked ?? [];
  const known = new Set(reported.map(({ url }) => url));
  const others = [...seen.failed.values()].filter(({ kind, url }) => kind === 'blocked' && !known.has(url));
  const all = [
    ...reported,
    ...others.map(({ url, isScript }) => ({ url, directive: isScript ? 'script-src' : 'default-src' })),
  ];
  return [...new Map(all.map((one) => [`${one.directive} ${one.url}`, one])).values()];
}

/** Foreign origins that the build requested. */
function requestedHosts(given: AssessmentInput): readonly string[] {
  const blocked = blockedRequests(given).map(({ url }) => originOf(url));
  const foreign = [...given.seen.hosts, ...blocked].filter((origin) => /^(https?|wss?):\/\//.test(origin));
  return unique(foreign)
    .filter((origin) => origin !== given.gameOrigin)
    .sort();
}

function missingFile(request: FailedRequest, given: AssessmentInput): string {
  const path = pathOf(request.url, given);
  const from = pathOf(request.from, given) || 'index.html';
  if (!path.startsWith('/')) return `${from} requests ${path}, which is not in the build.`;
  const known = given.files.has(path.slice(1)) ? '' : ' The build does not have this file either.';
  return `${from} requests ${path}. Use relative paths (Vite: base: './').${known}`;
}

function hostSentences(given: AssessmentInput): readonly string[] {
  const undeclared = requestedHosts(given).filter((origin) => !given.game.network.includes(origin));
  const secure = undeclared.filter((origin) => /^(https|wss):/.test(origin));
  const insecure = undeclared.filter((origin) => !secure.includes(origin));
  const network = JSON.stringify(unique([...given.game.network, ...secure]));
  return [
    ...(secure.length === 0
      ? []
      : [`Requests ${listed(secure)}, which is not declared. Add "network": ${network} to game.json.`]),
    ...insecure.map((origin) => `Requests ${origin}. Only https: and wss: hosts can be declared.`),
  ];
}

/** A build that needs another host does not run offline. */
function offlineAdvice(given: AssessmentInput): readonly string[] {
  const hosts = requestedHosts(given);
  if (!given.game.offline || hosts.length === 0) return [];
  return [`Declares "offline": true, but requests ${listed(hosts)}. Test that the game runs without a network.`];
}

/** A headset shows motion more strongly than a screen, so players want to know it before. */
const comfortAdvice = ({ game, seen }: AssessmentInput): readonly string[] =>
  game.statesComfort === false && (seen.reading?.sessions ?? []).some(({ mode }) => mode === 'immersive-vr')
    ? ['Plays in VR, but game.json does not state "comfort": "comfortable", "moderate" or "intense".']
    : [];

/** Declared hosts that the build requested. The check has no network, so it cannot judge their responses. */
const unreachedHosts = (given: AssessmentInput): readonly string[] =>
  unique([...given.seen.failed.values()].filter(({ kind }) => kind === 'unreachable').map(({ url }) => originOf(url)));

function noStartReason(given: AssessmentInput): string {
  const { seen, startSeconds } = given;
  const { errors } = seen;
  if (!given.entryIsHtml) return 'The entry page index.html is not HTML.';
  if (seen.leftTo !== undefined) return `The page navigates to ${seen.leftTo}. A game cannot leave its own address.`;
  if (seen.hasCrashed) return 'The page crashed the browser tab.';
  const [error] = errors;
  if (error !== undefined) return `Nothing was drawn, and a script failed: ${error}`;
  if (!seen.isResponsive)
    return `Nothing was drawn in ${startSeconds} s, and the page did not respond. A script may loop forever.`;
  return 'Nothing was drawn.';
}

const faultSentences = (given: AssessmentInput): readonly string[] =>
  unique([
    ...[...given.seen.failed.values()].filter(({ kind }) => kind === 'missing').map((one) => missingFile(one, given)),
    ...hostSentences(given),
  ]);

function adviceFor(given: AssessmentInput): readonly string[] {
  const { seen, bytesToFirstFrame } = given;
  const { reading, framesPerSecond, firstFrameMs } = seen;
  const asked = unique([...(reading?.queriedModes ?? []), ...(reading?.requestedModes ?? [])]).filter(
    (mode) => mode !== 'inline',
  );
  const entered = reading?.sessions ?? [];
  const frozen = entered.filter(({ frames }) => frames === 0).map(({ mode }) => mode);
  const blocked = blockedRequests(given).filter(({ url }) => !/^(https?|wss?):/.test(url));
  return [
    ...unreachedHosts(given).map(
      (origin) => `Needs ${origin}, which the check does not contact. Test that part yourself.`,
    ),
    ...offlineAdvice(given),
    ...comfortAdvice(given),
    ...blocked.map(({ url, directive }) => `The policy refused ${url || 'a request'} (${directive}).`),
    ...((reading?.dialogs ?? []).length === 0
      ? []
      : [`Calls ${listed(reading?.dialogs ?? [])}. The portal’s frame blocks browser dialogs.`]),
    ...[...seen.errors].map((error) => `Script error: ${error}`),
    ...frozen.map((mode) => `The ${mode} session started, but drew no frame.`),
    ...(asked.length > 0 && entered.length === 0
      ? [
          seen.hasPressed
            ? `Requests ${listed(asked)}, but no session started after its buttons were pressed.`
            : `Requests ${listed(asked)}, but has no button to enter it. Name the button like “Enter VR”.`,
        ]
      : []),
    ...(framesPerSecond !== undefined && framesPerSecond < LOW_FRAME_RATE
      ? [`Draws ${framesPerSecond} frames per second without a graphics card. Test it on a headset.`]
      : []),
    ...(seen.hasStarted && reading?.hasCanvas === true && reading.drawnAt === null && !reading.isOffscreen
      ? [
          'Draws nothing on its canvas before the player acts. The time to the first frame is that of the page’s content.',
        ]
      : []),
    ...(firstFrameMs === undefined ? [] : firstFrameAdvice({ firstFrameMs, bytesToFirstFrame })),
  ];
}

/** Describes the observations of a build check in plain sentences, and decides whether the build can start. */
export function assessBuild(given: AssessmentInput): StoredCheckReport {
  const { seen, checkedAt, bytesToFirstFrame } = given;
  const { reading } = seen;
  const faults = faultSentences(given);
  const advice = adviceFor(given);
  // Undecided without a network if the build loads scripts from a declared host.
  const isUndecided =
    !seen.hasStarted && unreachedHosts(given).length > 0 && seen.leftTo === undefined && seen.isResponsive;
  const starts = seen.hasStarted || isUndecided;
  const isFault = new Set(seen.hasStarted ? [] : [...seen.errors].map((error) => `Script error: ${error}`));
  return {
    checkedAt,
    starts,
    problems: starts ? [] : [noStartReason(given), ...faults].slice(0, MAX_SENTENCES),
    advice: [...(starts ? faults : []), ...advice.filter((one) => starts || !isFault.has(one))].slice(0, MAX_SENTENCES),
    firstFrameMs: seen.firstFrameMs ?? null,
    framesPerSecond: seen.framesPerSecond ?? null,
    bytesToFirstFrame,
    scriptErrors: [...seen.errors],
    blocked: blockedRequests(given),
    hosts: requestedHosts(given),
    xrModes: unique([...(reading?.queriedModes ?? []), ...(reading?.requestedModes ?? [])]),
    xrFeatures: reading?.features ?? [],
    xrSessions: reading?.sessions ?? [],
    sdkCalls: seen.sdkCalls,
  };
}

/** Devices and modes that the build has shown to support. */
export function capabilitiesOf(seen: Pick<Observation, 'reading'>): readonly GameCapability[] {
  const { reading } = seen;
  if (!reading) return [];
  const { sessions, requestedModes, queriedModes, features, spaces, input } = reading;
  const started = sessions.map(({ mode }) => mode);
  const requestedOrStarted = [...started, ...requestedModes].filter((mode) => mode !== 'inline');
  const modes = new Set(requestedOrStarted.length > 0 ? requestedOrStarted : queriedModes);
  const uses = (names: readonly string[]): boolean => names.some((name) => input.includes(name));
  const has: Readonly<Record<GameCapability, boolean>> = {
    vr: modes.has('immersive-vr'),
    ar: modes.has('immersive-ar'),
    hands: features.includes('hand-tracking'),
    controllers: input.includes('controllers'),
    'room-scale': ROOM_SPACES.some((space) => spaces.includes(space)),
    'mouse-keyboard': uses([...KEYS, ...POINTER]),
    touch: uses(TOUCH),
  };
  return gameCapabilities.filter((capability) => has[capability]);
}

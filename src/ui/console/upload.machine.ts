import type { Publication, Published } from '../../domain/console/console';

/** A chosen file: its path below the chosen folder, with slashes, and its size in bytes. */
interface ChosenFile {
  readonly path: string;
  readonly bytes: number;
}

/** Result of a choice of files: a zip archive, a folder to pack, or a problem. `file` and `files` are indexes of the choice. */
export type UploadPlan =
  | { readonly kind: 'archive'; readonly file: number }
  | { readonly kind: 'folder'; readonly name: string; readonly bytes: number; readonly files: readonly PlannedFile[] }
  | { readonly kind: 'problem'; readonly text: string };

interface PlannedFile {
  readonly index: number;
  /** Path in the archive. */
  readonly path: string;
}

const HIDDEN = /(^|\/)(\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(\/|$)/i;

/** Decides how chosen files are uploaded. Hidden files are left out, and a single top folder is removed from the paths. */
export function planUpload(chosen: readonly ChosenFile[]): UploadPlan {
  const [first] = chosen;
  if (first === undefined) return { kind: 'problem', text: 'Choose a zip archive or the folder of your build.' };
  if (chosen.length === 1 && /^[^/]+\.zip$/i.test(first.path)) return { kind: 'archive', file: 0 };
  const shown = chosen.map((file, index) => ({ ...file, index })).filter(({ path }) => !HIDDEN.test(path));
  const top = shown[0]?.path.split('/')[0] ?? '';
  const hasTop = shown.length > 0 && shown.every(({ path }) => path.startsWith(`${top}/`));
  const files = shown.map(({ path, index }) => ({ index, path: hasTop ? path.slice(top.length + 1) : path }));
  const missing = ['game.json', 'index.html'].filter((name) => files.every(({ path }) => path !== name));
  if (missing.length > 0)
    return {
      kind: 'problem',
      text: `This folder has no ${missing.join(' and no ')} at its top. Choose the folder of your build.`,
    };
  return {
    kind: 'folder',
    name: `${hasTop ? top : 'build'}.zip`,
    bytes: shown.reduce((sum, { bytes }) => sum + bytes, 0),
    files,
  };
}

/** State of an upload and its publication; `done` and `total` in bytes. */
export type UploadState =
  | { readonly step: 'choosing'; readonly problem: string | undefined }
  | { readonly step: 'packing'; readonly name: string; readonly done: number; readonly total: number }
  | {
      readonly step: 'sending';
      readonly name: string;
      readonly done: number;
      readonly total: number;
      /** Reason of a pause. */
      readonly paused: 'by-user' | 'interrupted' | undefined;
    }
  /** All bytes are sent; the portal has not accepted the publication yet. */
  | { readonly step: 'starting'; readonly name: string; readonly total: number }
  | { readonly step: 'publishing'; readonly running: boolean }
  | { readonly step: 'published'; readonly result: Published }
  /** `report` is one sentence or the report of the check. */
  | { readonly step: 'refused'; readonly report: string }
  /** The state of the publication cannot be loaded. */
  | { readonly step: 'lost'; readonly reason: string };

export type UploadEvent =
  | { readonly type: 'problem'; readonly text: string }
  | { readonly type: 'packing-started'; readonly name: string; readonly total: number }
  | { readonly type: 'sending-started'; readonly name: string; readonly total: number }
  | { readonly type: 'progressed'; readonly bytes: number }
  | { readonly type: 'paused' }
  | { readonly type: 'interrupted' }
  | { readonly type: 'resumed' }
  | { readonly type: 'uploaded' }
  /** A publication of an earlier visit was found. */
  | { readonly type: 'found' }
  /** The publication of an earlier visit does not exist any more. */
  | { readonly type: 'forgotten' }
  | { readonly type: 'lost'; readonly reason: string }
  | { readonly type: 'publication-changed'; readonly publication: Publication }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'restarted' };

/** State before the first choice. */
export const choosing: UploadState = { step: 'choosing', problem: undefined };

/** Applies an event; an event of an earlier step changes nothing. */
export function nextUpload(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'problem':
      return state.step === 'choosing' ? { step: 'choosing', problem: event.text } : state;
    case 'packing-started':
      return state.step === 'choosing' ? { step: 'packing', name: event.name, done: 0, total: event.total } : state;
    case 'sending-started':
      return state.step === 'choosing' || state.step === 'packing'
        ? { step: 'sending', name: event.name, done: 0, total: event.total, paused: undefined }
        : state;
    case 'progressed':
      return state.step === 'packing' || state.step === 'sending'
        ? { ...state, done: Math.min(Math.max(event.bytes, 0), state.total) }
        : state;
    case 'paused':
      return state.step === 'sending' ? { ...state, paused: 'by-user' } : state;
    case 'interrupted':
      if (state.step === 'starting') return { ...state, step: 'sending', done: state.total, paused: 'interrupted' };
      return state.step === 'sending' ? { ...state, paused: 'interrupted' } : state;
    case 'resumed':
      return state.step === 'sending' ? { ...state, paused: undefined } : state;
    case 'uploaded':
      return state.step === 'sending' ? { step: 'starting', name: state.name, total: state.total } : state;
    case 'found':
      return state.step === 'choosing' ? { step: 'publishing', running: true } : state;
    case 'publication-changed':
      return state.step === 'starting' || state.step === 'publishing' ? publicationStep(event.publication) : state;
    case 'forgotten':
      return state.step === 'publishing' ? choosing : state;
    case 'lost':
      return state.step === 'publishing' ? { step: 'lost', reason: event.reason } : state;
    case 'failed':
      return isBusy(state) ? { step: 'refused', report: event.message } : state;
    case 'restarted':
      return isBusy(state) ? state : choosing;
  }
}

const NO_REPORT = 'This build was refused.';

function publicationStep({ state, result, error }: Publication): UploadState {
  if (state === 'published' && result !== undefined) return { step: 'published', result };
  if (state === 'refused') return { step: 'refused', report: error ?? NO_REPORT };
  return { step: 'publishing', running: state === 'running' };
}

/** True while files are packed, sent or published. */
export function isBusy({ step }: UploadState): boolean {
  return step === 'packing' || step === 'sending' || step === 'starting' || step === 'publishing';
}

/** True while closing the page would lose work: an accepted publication runs on the server. */
export function losesWork(state: UploadState): boolean {
  return isBusy(state) && state.step !== 'publishing';
}

/** Returns a share in whole percent, from 0 to 100. */
export function percentOf(done: number, total: number): number {
  return total <= 0 ? 100 : Math.floor((Math.min(Math.max(done, 0), total) / total) * 100);
}

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB'] as const;

/** Returns a size such as "12.4 MiB". */
export function bytesText(bytes: number): string {
  const power = UNITS.findLastIndex((_, index) => bytes >= 1024 ** index);
  const unit = UNITS[power] ?? UNITS[0];
  const value = bytes / 1024 ** Math.max(power, 0);
  return `${power <= 0 || value >= 100 ? String(Math.round(value)) : value.toFixed(1)} ${unit}`;
}

const VERSION = /^(patch|minor|major|\d+\.\d+\.\d+)$/;

/** Returns the problem of a typed version; an empty text means the next patch version. */
export function versionProblem(text: string): string | undefined {
  const version = text.trim();
  if (version === '' || VERSION.test(version)) return undefined;
  return 'Enter a version such as 1.2.0, or patch, minor or major.';
}

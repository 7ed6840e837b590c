import { brand } from '../shared/brand';

/** State of an account's deletion; dates are ISO 8601 in UTC. */
export interface AccountDeletion {
  readonly status: 'pending' | 'withdrawn' | 'completed';
  readonly requested: string;
  /** Planned or actual time of the deletion. */
  readonly due: string;
}

/** State of a copy of the player's data; dates are ISO 8601 in UTC. */
export interface DataCopy {
  readonly requested: string;
  /** Undefined until the copy is complete. */
  readonly ready: string | undefined;
  /** End of the download period. */
  readonly expires: string | undefined;
}

export type CopyStage = 'none' | 'being-made' | 'ready' | 'expired';

/** Returns the stage of the player's data copy; `now` in milliseconds since 1970. */
export function copyStage(copy: DataCopy | undefined, now: number): CopyStage {
  if (copy === undefined) return 'none';
  if (copy.ready === undefined || copy.expires === undefined) return 'being-made';
  return Date.parse(copy.expires) > now ? 'ready' : 'expired';
}

/** Returns the file name of a copy, with the day on which it was made. */
export const copyFileName = (ready: string): string => `${brand.identifier}-data-${ready.slice(0, 10)}.json`;

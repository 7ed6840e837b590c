import { brand } from '../shared/brand';

/** How the deletion of an account stands; dates are ISO 8601 in UTC. */
export interface AccountDeletion {
  readonly status: 'pending' | 'withdrawn' | 'completed';
  readonly requested: string;
  /** When it is carried out, or was. */
  readonly due: string;
}

/** How the copy of a player's data stands; dates are ISO 8601 in UTC. */
export interface DataCopy {
  readonly requested: string;
  /** None while it is being made. */
  readonly ready: string | undefined;
  /** Until when it can be fetched. */
  readonly expires: string | undefined;
}

export type CopyStage = 'none' | 'being-made' | 'ready' | 'expired';

/** What a player can do about the copy of their data; `now` in milliseconds since 1970. */
export function copyStage(copy: DataCopy | undefined, now: number): CopyStage {
  if (copy === undefined) return 'none';
  if (copy.ready === undefined || copy.expires === undefined) return 'being-made';
  return Date.parse(copy.expires) > now ? 'ready' : 'expired';
}

/** The name of the file that a copy is saved as, after the day on which it was made. */
export const copyFileName = (ready: string): string => `${brand.identifier}-data-${ready.slice(0, 10)}.json`;

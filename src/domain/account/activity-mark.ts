/** A place in a player's activity, which goes from newest to oldest. */
export interface ActivityMark {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Tells apart what was done in the same millisecond. */
  readonly id: string;
}

const MARK = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([a-z0-9:-]{1,80})$/;

/** A place as it stands in a request. */
export function writeActivityMark({ at, id }: ActivityMark): string {
  return `${at}_${id}`;
}

/** Reads a place; undefined for what was never written as one. */
export function readActivityMark(text: string): ActivityMark | undefined {
  const [, at, id] = MARK.exec(text) ?? [];
  if (at === undefined || id === undefined || !isMoment(at)) return undefined;
  return { at, id };
}

/** A thirteenth month is no moment, and a 30 February would be another one. */
function isMoment(iso: string): boolean {
  const date = new Date(iso);
  return !Number.isNaN(date.getTime()) && date.toISOString() === iso;
}

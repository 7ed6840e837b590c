const FORM = /^(\d{1,2}):([0-5]\d):([0-5]\d)(\.\d{1,3})?$/;

/** Reads a VAST duration, `HH:MM:SS` with or without thousandths, in seconds; undefined for anything else. */
export function vastDuration(text: string): number | undefined {
  const [, hours, minutes, seconds, part = ''] = FORM.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}${part}`);
}

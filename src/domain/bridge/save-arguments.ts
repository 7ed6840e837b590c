import { copyJson } from '../saves/copy-json';
import { findJsonFault } from '../saves/find-json-fault';
import type { JsonFault, JsonValue } from '../saves/json-value';
import { saveLimits } from '../saves/save-limits';
import { toSaveName } from '../saves/save-name';
import { err, ok } from '../shared/result';
import type { ArgumentParser } from './arguments';

const faults: Readonly<Record<JsonFault, string>> = {
  'no-json': 'must be JSON: no functions, dates or other classes, and finite numbers',
  'forbidden-key': 'must not have a key named __proto__',
  'too-deep': `must not be nested deeper than ${saveLimits.depth}`,
  'too-large': `must not exceed ${saveLimits.bytes} bytes of JSON`,
};

/** What is saved: JSON of at most 64 KiB, nested at most 20 deep. */
export const saveData: ArgumentParser<JsonValue> = (raw) => {
  const copied = copyJson(raw, saveLimits);
  if (copied.ok) return copied;
  const fault = copied.error === 'too-large' ? undefined : findJsonFault(raw);
  return err(fault === undefined ? faults[copied.error] : `must be JSON and contains ${fault}`);
};

/** The name of a save, for the player: at most 64 characters. */
export const saveName: ArgumentParser<string> = (raw) => {
  const name = typeof raw === 'string' ? toSaveName(raw) : undefined;
  return name === undefined
    ? err(`must be a text of at most ${saveLimits.nameLength} characters without control characters`)
    : ok(name);
};

/** The number of a version from `least` up; unlike slots and counts never replaced by a default, as that could overwrite a save. */
export function saveVersion(least: 0 | 1): ArgumentParser<number> {
  return (raw) =>
    Number.isSafeInteger(raw) && (raw as number) >= least
      ? ok(raw as number)
      : err(`must be a version: an integer from ${least} up`);
}

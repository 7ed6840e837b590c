import type { JsonFault } from '../../../src/domain/saves/json';
import { copyJson } from '../../../src/domain/saves/json';
import { saveLimits, toSaveName } from '../../../src/domain/saves/save-version';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';

/** The stored form of a save. */
interface StorableSave {
  readonly name: string;
  /** JSON. */
  readonly data: string;
}

const faults: Readonly<Record<Exclude<JsonFault, 'too-large'>, string>> = {
  'no-json': 'A save must be JSON.',
  'forbidden-key': 'A save must not have the key __proto__.',
  'too-deep': `A save may be nested at most ${String(saveLimits.depth)} levels deep.`,
};

/** Validates a save from a game. */
export function storableSave(rawName: string, rawData: unknown): Result<StorableSave, Refusal> {
  const name = toSaveName(rawName);
  if (name === undefined)
    return err(refusal.validation({ name: [`A name may have at most ${String(saveLimits.nameLength)} characters.`] }));
  const data = copyJson(rawData, saveLimits);
  if (data.ok) return ok({ name, data: JSON.stringify(data.value) });
  return err(
    data.error === 'too-large'
      ? refusal.tooLarge(`A save may have at most ${String(saveLimits.bytes)} bytes of JSON.`)
      : refusal.validation({ data: [faults[data.error]] }),
  );
}

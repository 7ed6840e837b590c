import type { JsonFault } from '../../../src/domain/saves/json';
import { copyJson } from '../../../src/domain/saves/json';
import { saveLimits, toSaveName } from '../../../src/domain/saves/save-version';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';

/** What is stored of a save. */
interface StorableSave {
  readonly name: string;
  /** JSON. */
  readonly data: string;
}

const faults: Readonly<Record<Exclude<JsonFault, 'too-large'>, string>> = {
  'no-json': 'A save is JSON.',
  'forbidden-key': 'A save has no key __proto__.',
  'too-deep': `A save is nested at most ${String(saveLimits.depth)} deep.`,
};

/** Takes what a game sends as a save, or says why not. */
export function storableSave(rawName: string, rawData: unknown): Result<StorableSave, Refusal> {
  const name = toSaveName(rawName);
  if (name === undefined)
    return err(refusal.validation({ name: [`A name has at most ${String(saveLimits.nameLength)} characters.`] }));
  const data = copyJson(rawData, saveLimits);
  if (data.ok) return ok({ name, data: JSON.stringify(data.value) });
  return err(
    data.error === 'too-large'
      ? refusal.tooLarge(`A save has at most ${String(saveLimits.bytes)} bytes of JSON.`)
      : refusal.validation({ data: [faults[data.error]] }),
  );
}

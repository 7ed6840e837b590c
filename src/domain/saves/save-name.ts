import { countCharacters } from '../shared/count-characters';
import { saveLimits } from './save-limits';

const unprintable = /[\p{Cc}\p{Cs}]/u;

/** The name of a save as it is kept: trimmed, in NFC; undefined above 64 characters or with control characters. */
export function toSaveName(text: string): string | undefined {
  const name = text.normalize('NFC').trim();
  return countCharacters(name) > saveLimits.nameLength || unprintable.test(name) ? undefined : name;
}

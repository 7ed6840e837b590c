import type { Result } from '../../../src/domain/shared/result';
import { plainText } from '../../../src/domain/shared/plain-text';
import { err, ok } from '../../../src/domain/shared/result';

/** What an operator has written in a file: a first line `# Title`, and Markdown below it. */
export interface WrittenPage {
  readonly title: string;
  /** Markdown. */
  readonly body: string;
}

/** Most characters of a title: it is the subject of a mail, too. */
const TITLE_MAX = 120;

/** Reads a file of the operator's; refused with a sentence when there is no title, no text, or too long a title. */
export function readWrittenPage(file: string): Result<WrittenPage, string> {
  const [first = '', ...rest] = plainText(file.replace(/^\u{feff}/u, '')).split('\n');
  const title = /^# +(?<title>.+)$/.exec(first)?.groups?.['title']?.trim() ?? '';
  const body = rest.join('\n').trim();
  if (title === '') return err('The first line of the file has to be its title, such as “# A new game”.');
  if (title.length > TITLE_MAX) return err(`The title is longer than ${String(TITLE_MAX)} characters.`);
  return body === '' ? err('There is nothing below the title.') : ok({ title, body });
}

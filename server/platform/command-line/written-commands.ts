import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { plainText } from '../../../src/domain/shared/plain-text';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Command } from './command';
import { givenOptions, text } from './command';

/** A text file of the operator: a first line `# Title`, then Markdown. */
interface WrittenPage {
  readonly title: string;
  readonly body: string;
}

/** Maximum length of a title, in characters. It is also the subject of an email. */
const TITLE_MAX = 120;

/** Reads an operator's text file. Returns an error if the title or the text is missing, or the title is too long. */
export function readWrittenPage(file: string): Result<WrittenPage, string> {
  const [first = '', ...rest] = plainText(file.replace(/^\u{feff}/u, '')).split('\n');
  const title = /^# +(?<title>.+)$/.exec(first)?.groups?.['title']?.trim() ?? '';
  const body = rest.join('\n').trim();
  if (title === '') return err('The first line of the file must be its title, such as “# A new game”.');
  if (title.length > TITLE_MAX) return err(`The title is longer than ${String(TITLE_MAX)} characters.`);
  return body === '' ? err('The file has no text below its title.') : ok({ title, body });
}

function written(folder: string, file: string): Result<WrittenPage, string> {
  const path = resolve(folder, file);
  try {
    return readWrittenPage(readFileSync(path, 'utf8'));
  } catch {
    return err(`Cannot read the file ${path}.`);
  }
}

/** Commands that publish developers' announcements and send newsletters. */
export const writtenCommands: Readonly<Record<string, Command>> = {
  'announcement publish': {
    positionals: ['DEVELOPER', 'FILE'],
    options: { slug: text, game: text },
    read: async ([developer = '', file = ''], values, { folder }) => {
      const page = written(folder, file);
      if (!page.ok) return page;
      const options = { developer, ...page.value, ...givenOptions(values, ['slug', 'game']) };
      return { ok: true, value: { request: { command: 'announcement publish', options } } };
    },
  },
  'newsletter send': {
    positionals: ['FILE'],
    options: {},
    read: async ([file = ''], _values, { folder }) => {
      const page = written(folder, file);
      if (!page.ok) return page;
      const { title: subject, body } = page.value;
      return { ok: true, value: { request: { command: 'newsletter send', options: { subject, body } } } };
    },
  },
};

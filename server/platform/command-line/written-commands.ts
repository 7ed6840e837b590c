import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { plainText } from '../../../src/domain/shared/plain-text';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Command } from './command';
import { said, text } from './command';

/** What an operator has written in a file: a first line `# Title`, and Markdown below it. */
interface WrittenPage {
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

function written(folder: string, file: string): Result<WrittenPage, string> {
  const path = resolve(folder, file);
  try {
    return readWrittenPage(readFileSync(path, 'utf8'));
  } catch {
    return err(`The file ${path} cannot be read.`);
  }
}

/** What the operator writes to many: announcements of developers, and newsletters. */
export const writtenCommands: Readonly<Record<string, Command>> = {
  'announcement publish': {
    places: ['DEVELOPER', 'FILE'],
    options: { slug: text },
    read: async ([developer = '', file = ''], values, { folder }) => {
      const page = written(folder, file);
      if (!page.ok) return page;
      const options = { developer, ...page.value, ...said(values, ['slug']) };
      return { ok: true, value: { order: { command: 'announcement publish', options } } };
    },
  },
  'newsletter send': {
    places: ['FILE'],
    options: {},
    read: async ([file = ''], _values, { folder }) => {
      const page = written(folder, file);
      if (!page.ok) return page;
      const { title: subject, body } = page.value;
      return { ok: true, value: { order: { command: 'newsletter send', options: { subject, body } } } };
    },
  },
};

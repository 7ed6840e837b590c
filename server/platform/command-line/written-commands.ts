import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Result } from '../../../src/domain/shared/result';
import { err } from '../../../src/domain/shared/result';
import type { Command } from './command';
import { said, text } from './command';
import type { WrittenPage } from './written-page';
import { readWrittenPage } from './written-page';

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

import type * as z from 'zod/mini';
import { issueText } from '../../platform/http/issue-text';
import type { Problem, YamlPath } from './read-yaml';

/** One article, redirect or other item as it is written in a file, unchecked. */
export interface ContentEntry {
  readonly value: unknown;
  /** Path of the file, relative to the folder of all content. */
  readonly file: string;
  /** Absolute path of the file's folder, from which paths in the file start. */
  readonly folder: string;
  readonly lineOf: (path: YamlPath) => number;
}

/** Creates a problem at the line of a field. */
export const problemAt = ({ file, lineOf }: ContentEntry, path: YamlPath, message: string): Problem => ({
  file,
  line: lineOf(path),
  message,
});

const OWN_MESSAGE = /^[A-Z“]/;

/** Describes a refused field of an entry. */
export function issueProblem(entry: ContentEntry, issue: z.core.$ZodIssue): Problem {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...issue.path, ...unknown];
  const text = OWN_MESSAGE.test(issue.message) && issue.message !== 'Invalid input' ? issue.message : issueText(issue);
  return problemAt(entry, path, path.length === 0 ? text : `field “${path.join('.')}”: ${text}`);
}

import type { Document } from 'yaml';
import { isNode, LineCounter, parseDocument, visit } from 'yaml';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type * as z from 'zod/mini';
import { issueText } from '../../platform/http/issue-text';

/** A mistake in a content file. Lines count from 1. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A path of keys and indexes within a YAML document. */
export type YamlPath = readonly PropertyKey[];

/** A parsed YAML document. */
export interface ReadYaml {
  readonly value: unknown;
  /** Line of the value at a path, or of its nearest parent. */
  readonly lineOf: (path: YamlPath) => number;
}

function offsetOf(document: Document.Parsed, path: YamlPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range[0] ?? 0;
}

/** Parses YAML; `firstLine` is its first line within the file. */
export function readYaml(text: string, file: string, firstLine = 1): Result<ReadYaml, readonly Problem[]> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0)
    return err(
      document.errors.map(({ message, pos }) => ({
        file,
        line: lineAt(pos[0]),
        message: (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:$/, '.'),
      })),
    );
  const aliases: Problem[] = [];
  visit(document, {
    Alias(_key, { range, source }) {
      const message = `“*${source}” refers to another value, which is not supported. Put a text that starts with * in quotes.`;
      aliases.push({ file, line: lineAt(range?.[0] ?? 0), message });
    },
  });
  if (aliases.length > 0) return err(aliases);
  return ok({ value: document.toJS() as unknown, lineOf: (path) => lineAt(offsetOf(document, path)) });
}

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

import type { Document } from 'yaml';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';

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
  return ok({ value: document.toJS() as unknown, lineOf: (path) => lineAt(offsetOf(document, path)) });
}

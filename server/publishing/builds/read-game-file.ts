import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { issueText } from '../../platform/http/issue-text';
import type { GameFile } from './game-file';
import { gameFile } from './game-file';

/** File of a build with the facts of its game. */
export const GAME_FILE = 'game.json';
const MAX_BYTES = 256 * 1024;

/** A game's facts from its file, and the fields present in the file. Publishing changes no other fields. */
export interface GameManifest {
  readonly game: GameFile;
  readonly fields: ReadonlySet<string>;
  /** Features present in the file. */
  readonly featureFields: ReadonlySet<string>;
}

/** Maximum number of listed problems. */
const MAX_PROBLEMS = 10;

/** Describes problems of the file in one line. */
function problemsOf(issues: readonly z.core.$ZodIssue[]): string {
  const texts = issues.flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    return unknown.map(
      (key) => `“${[...issue.path, key].filter((part) => part !== '').join('.')}”: ${issueText(issue)}`,
    );
  });
  const listed = texts.slice(0, MAX_PROBLEMS).join(' Field ');
  const further = texts.length - MAX_PROBLEMS;
  return `${GAME_FILE}, field ${listed}${further > 0 ? ` Further problems: ${String(further)}.` : ''}`;
}

async function readText(path: string): Promise<Result<string | undefined, string>> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const { size } = await file.stat();
      if (size > MAX_BYTES) return err(`${GAME_FILE} is larger than ${String(MAX_BYTES / 1024)} KiB.`);
      return ok(await file.readFile('utf8'));
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ENOENT' ? ok(undefined) : err(`${GAME_FILE} cannot be read (${String(code)}).`);
  }
}

/** Reads the `game.json` of a folder; undefined if there is none. An error names the file and up to ten invalid fields. */
export async function readGameFile(folder: string): Promise<Result<GameManifest | undefined, string>> {
  const text = await readText(join(folder, GAME_FILE));
  if (!text.ok || text.value === undefined) return text.ok ? ok(undefined) : text;
  let facts: unknown;
  try {
    facts = JSON.parse(text.value);
  } catch (error) {
    return err(`${GAME_FILE} is not valid JSON: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''}`);
  }
  const parsed = gameFile.safeParse(facts, { reportInput: true });
  if (!parsed.success) return err(problemsOf(parsed.error.issues));
  // Both are objects, because the schema has accepted them.
  const manifest = facts as { readonly features?: object };
  return ok({
    game: parsed.data,
    fields: new Set(Object.keys(manifest)),
    featureFields: new Set(Object.keys(manifest.features ?? {})),
  });
}

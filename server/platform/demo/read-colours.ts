import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../system/project-root';

const colours = z.record(z.string(), z.string().check(z.regex(/^#[0-9a-f]{6}$/i)));

/** What stands in for a picture of which no colour is known. */
export const UNKNOWN_COLOUR = '#141627';

/** The dominant colours that stand beside pictures, by picture; empty when they have not been made. */
export function readColours(...path: readonly string[]): Readonly<Record<string, string>> {
  const file = join(projectRoot, ...path, 'colours.json');
  return existsSync(file) ? colours.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

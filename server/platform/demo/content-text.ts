import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../../src/domain/shared/brand';
import { pictureSizes } from '../../../src/domain/shared/picture';
import type { StoredPicture } from '../database/schema/stored-media';
import { projectRoot } from '../system/project-root';
import { UNKNOWN_COLOUR, readColours } from './read-game-files';

/** Reads a Markdown text of the content folder and inserts the names of site and company. */
export function contentText(
  folder: 'announcements' | 'articles' | 'developers' | 'help' | 'legal',
  slug: string,
): string {
  const file = join(projectRoot, 'server', 'platform', 'demo', 'content', folder, `${slug}.md`);
  return readFileSync(file, 'utf8').replaceAll('{site}', brand.siteName).replaceAll('{company}', brand.company);
}

/** The time a number of days before another; fractions are allowed. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}

/** A picture of server/assets/blog, as paths on the static host. */
export function blogPicture(name: string): StoredPicture {
  const colour = readColours('server', 'assets', 'blog')[name] ?? UNKNOWN_COLOUR;
  return { ...pictureSizes((width) => `blog/${name}-${width}.webp`), colour };
}

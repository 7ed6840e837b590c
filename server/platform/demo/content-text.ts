import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../../src/domain/shared/brand';
import { projectRoot } from '../system/project-root';

/** A Markdown text of the content folder, with the names of the site and the company put in. */
export function contentText(
  folder: 'announcements' | 'articles' | 'developers' | 'help' | 'legal',
  slug: string,
): string {
  const file = join(projectRoot, 'server', 'platform', 'demo', 'content', folder, `${slug}.md`);
  return readFileSync(file, 'utf8').replaceAll('{site}', brand.siteName).replaceAll('{company}', brand.company);
}

import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { unusableFile } from '../../commerce/ads/ad-commands';
import { isAdFile } from '../../commerce/ads/ad.repository';
import type { ServerDependencies } from '../../deps';
import { Leftovers } from '../../publishing/builds/leftovers';
import { hostedAt } from '../../publishing/builds/picture-writer';
import { changeBuilds } from '../../publishing/builds/change-builds';
import { withDeletion } from '../../publishing/builds/with-deletion';
import { PUBLISHED_PICTURES } from '../../publishing/hosts/folders';
import { overlayAdKind, pageAdKind } from './ad-kinds';
import { articleKind, isArticleFile } from './article-kind';
import { genreKind, isGenreFile } from './genre-kind';
import type { ContentChange, ContentDependencies, ContentPlan, FileItem, MakePlan } from './content-kind';
import { helpKind, legalKind, offerKind, redirectKind } from './page-kinds';
import { readContent } from './read-content';
import type { Problem } from './content-entry';

type Deps = Pick<ServerDependencies, 'blobs' | 'clock' | 'config' | 'database' | 'random'>;

/** All kinds of content, in the order in which they are applied. */
const kinds = [genreKind, articleKind, legalKind, helpKind, offerKind, redirectKind, pageAdKind, overlayAdKind];

interface Application {
  /** Absolute path of a folder or of one file. */
  readonly path: string;
  readonly dryRun: boolean;
  /** True to delete what a list or folder of the files does not have. */
  readonly prune: boolean;
}

/** Problems that the plan has found, thrown to end its transaction. */
class ContentProblems extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super('The content has problems.');
  }
}

const problemsText = (problems: readonly Problem[]): string =>
  [...problems.map(({ file, line, message }) => `${file}:${String(line)}: ${message}`), 'Nothing was changed.'].join(
    '\n',
  );

function planText(plans: readonly ContentPlan[], dryRun: boolean): string {
  const changes = plans.flatMap((plan) => plan.changes);
  const count = (action: ContentChange['action']): string => {
    const number = String(changes.filter((change) => change.action === action).length);
    return dryRun ? `${number} to ${action}` : `${number} ${action}d`;
  };
  const unchanged = plans.reduce((sum, plan) => sum + plan.unchanged, 0);
  return [
    ...changes.map(({ action, name }) => `${action} ${name}`),
    `${dryRun ? 'Dry run, nothing was changed' : 'Done'}: ${count('create')}, ${count('update')}, ${count('delete')}, ${String(unchanged)} unchanged.`,
  ].join('\n');
}

/** True if an ad, an article or a genre shows a file of the static host. */
const isUsed = async ({ db }: Deps['database'], file: string): Promise<boolean> =>
  (await isAdFile(db, file)) || (await isArticleFile(db, file)) || isGenreFile(db, file);

/** Deletes published files that nothing uses any more. */
async function deleteUnused({ blobs, database }: Deps, files: readonly string[]): Promise<void> {
  const start = PUBLISHED_PICTURES.slice(1);
  for (const file of files.filter((one) => one.startsWith(start)))
    if (!(await isUsed(database, file))) await blobs.delete(`pictures/${file.slice(start.length)}`);
}

async function applyAll(deps: Deps, { path, dryRun, prune }: Application, leftovers: Leftovers) {
  const { blobs, clock, config, database, random } = deps;
  const read = await readContent(path, kinds);
  if (!read.ok) return read;
  const context: ContentDependencies = { blobs, config, random, now: clock.now(), made: leftovers.add };
  const prepared: MakePlan[] = [];
  const problems: Problem[] = [];
  for (const { kind, entries } of read.value) {
    const plan = await kind.prepare(entries, context);
    if (plan.ok) prepared.push(plan.value);
    else problems.push(...plan.error);
  }
  if (problems.length > 0) return err(problems);
  return ok(
    await database.transaction(async (tx) => {
      const plans: ContentPlan[] = [];
      for (const makePlan of prepared) plans.push(await makePlan(tx, prune));
      const found = plans.flatMap((plan) => plan.problems);
      if (found.length > 0) throw new ContentProblems(found);
      if (!dryRun) for (const change of plans.flatMap(({ changes }) => changes)) await change.apply(tx);
      return plans;
    }),
  );
}

/**
 * Applies content files in one transaction, or plans it. One mistake in any file refuses all of them, with every
 * problem found. Visitors see the change within five seconds on every server.
 */
export const applyContent = (deps: Deps, application: Application): Promise<Result<string, string>> =>
  changeBuilds(deps, async () => {
    const { path, dryRun, prune } = application;
    if (!existsSync(path)) return err(`The folder or file ${path} does not exist.`);
    if (prune && basename(path).endsWith('.md')) return err('--prune needs a folder or a YAML file.');
    const leftovers = new Leftovers(deps.blobs);
    let isApplied = false;
    try {
      const done = await applyAll(deps, application, leftovers);
      if (!done.ok) return err(problemsText(done.error));
      isApplied = !dryRun;
      const text = planText(done.value, dryRun);
      if (dryRun) return ok(text);
      const replaced = done.value.flatMap(({ changes }) => changes).flatMap((change) => change.replaced);
      return ok(await withDeletion(text, () => deleteUnused(deps, replaced)));
    } catch (error) {
      if (error instanceof ContentProblems) return err(problemsText(error.problems));
      return unusableFile(error);
    } finally {
      if (!isApplied) await leftovers.remove((key) => isUsed(deps.database, hostedAt(key)));
    }
  });

const markdownOf = ({ slug: _slug, body, ...fields }: FileItem): string =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${String(body)}\n`;

async function writeFiles({ db }: Deps['database'], folder: string): Promise<Result<string, string>> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) return err(`The folder ${folder} is not empty.`);
  let count = 0;
  const write = async (file: string, content: string): Promise<void> => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  for (const kind of kinds) {
    const items = await kind.export(db);
    count += items.length;
    const { source } = kind;
    if ('file' in source) await write(join(folder, source.file), stringify(items, { lineWidth: 0 }));
    else
      for (const item of items)
        await write(join(folder, source.folder, `${String(item['slug'])}.md`), markdownOf(item));
  }
  return ok(`Wrote ${String(count)} items to ${folder}.`);
}

/** Writes all content to an empty folder, in the form of `applyContent`. Pictures and videos stay in the portal. */
export const exportContent = ({ database }: Pick<Deps, 'database'>, folder: string): Promise<Result<string, string>> =>
  writeFiles(database, folder).catch(unusableFile);

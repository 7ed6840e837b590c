import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { copyTemplate } from '../../../../server/platform/command-line/copy-template';
import { readCommandLine } from '../../../../server/platform/command-line/command-line';
import { usage } from '../../../../server/platform/command-line/usage';
import { gameFile } from '../../../../server/publishing/builds/game-file';
import { projectRoot } from '../../../../server/platform/system/project-root';
import { temporaryFolder } from '../../support/temporary-folder';

const names = readdirSync(join(projectRoot, 'templates'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name)
  .sort();
const json = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

interface Package {
  readonly scripts: unknown;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly vendor?: Readonly<Record<string, string>>;
}

describe('the template command', () => {
  test.each(names)('copies the template %s with its package file, page, game file and build script', async (name) => {
    const folder = join(temporaryFolder({}), 'my-game');
    const done = await copyTemplate(name, folder);
    expect(done).toMatchObject({ ok: true, value: expect.stringContaining(`publish ${join(folder, 'dist')}`) });
    for (const file of ['build.mjs', 'package.json', 'README.md', '.gitignore', 'public/index.html'])
      expect([file, existsSync(join(folder, file))]).toEqual([file, true]);
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
    expect(gameFile.safeParse(json(folder, 'public', 'game.json'))).toMatchObject({ success: true });
    expect(json(folder, 'package.json')).toMatchObject({ private: true, scripts: { build: 'node build.mjs' } });
  });

  test.each(names)(
    'the template %s takes files only from packages that it depends on, in the tested versions',
    (name) => {
      const { vendor = {}, devDependencies = {} } = json(projectRoot, 'templates', name, 'package.json') as Package;
      for (const path of Object.values(vendor))
        expect(Object.keys(devDependencies).some((dependency) => path.startsWith(`${dependency}/`))).toBe(true);
      const tested = {
        ...(json(projectRoot, 'package.json') as { dependencies: object }).dependencies,
        ...(json(projectRoot, 'templates', 'package.json') as Package).devDependencies,
      };
      expect(tested).toMatchObject(devDependencies);
    },
  );

  test('a copied template builds a folder that can be published', async () => {
    const folder = join(temporaryFolder({}), 'my-game');
    await copyTemplate('plain', folder);
    await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: folder });
    expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['game.json', 'index.html']);
  });

  test('a build names the package that is not installed', async () => {
    const folder = join(temporaryFolder({}), 'my-game');
    await copyTemplate('rapier', folder);
    const build = promisify(execFile)(process.execPath, ['build.mjs'], { cwd: folder });
    await expect(build).rejects.toThrow(/three\/build\/three\.module\.js is not installed\. Run npm install first\./);
  });

  test('lists the known templates when the name is unknown', async () => {
    expect(await copyTemplate('flash', join(temporaryFolder({}), 'new'))).toEqual({
      ok: false,
      error: `Unknown template “flash”. Available templates: ${names.join(', ')}.`,
    });
  });

  test.each(['..', 'node_modules', ''])('refuses the template name “%s”', async (name) => {
    expect(await copyTemplate(name, join(temporaryFolder({}), 'new'))).toMatchObject({ ok: false });
  });

  test('refuses a folder that has a file, and leaves it unchanged', async () => {
    const folder = temporaryFolder({ 'mine.txt': 'mine' });
    expect(await copyTemplate('plain', folder)).toEqual({
      ok: false,
      error: `${folder} is not an empty folder. Choose a new one.`,
    });
    expect(readdirSync(folder)).toEqual(['mine.txt']);
  });

  test('refuses a file with the name of the folder', async () => {
    const folder = temporaryFolder({ 'mine.txt': 'mine' });
    expect(await copyTemplate('plain', join(folder, 'mine.txt'))).toMatchObject({ ok: false });
  });

  test('accepts an empty folder', async () => {
    expect(await copyTemplate('plain', temporaryFolder({}))).toMatchObject({ ok: true });
  });

  test.each([
    ['template plain', 'plain'],
    ['template plain mine', 'mine'],
  ])('“%s” creates the folder %s below the current one', async (line, made) => {
    const here = temporaryFolder({});
    const typed = { folder: here, input: async () => '', newPassword: () => '' };
    const asked = await readCommandLine(line.split(' '), typed);
    if (!asked.ok || !('work' in asked.value)) throw new Error('The command was not parsed as local work.');
    expect(await asked.value.work({ environment: {}, report: () => undefined })).toMatchObject({ ok: true });
    expect(existsSync(join(here, made, 'public', 'index.html'))).toBe(true);
  });

  test('requires a name, and accepts at most a folder besides', async () => {
    const typed = { folder: '.', input: async () => '', newPassword: () => '' };
    expect(await readCommandLine(['template'], typed)).toMatchObject({ ok: false });
    expect(await readCommandLine(['template', 'a', 'b', 'c'], typed)).toMatchObject({ ok: false });
  });

  test('the help names every template', () => {
    const listed = /Templates: ([\s\S]*?)\./.exec(usage)?.[1]?.split(/,\s+/);
    expect(listed).toEqual(names);
  });
});

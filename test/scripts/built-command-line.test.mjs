import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromRoot, root } from '../../scripts/lib/root.mjs';

/** No server listens there. The embedded database would need seconds to start. */
const UNREACHABLE = 'postgres://nobody@127.0.0.1:1/none';

/** Runs a program of Node. Resolves with its exit code and output. */
function node(folder, ...args) {
  const env = {
    PATH: process.env.PATH,
    HOLOCADE_LOG_LEVEL: 'silent',
    HOLOCADE_DATA: join(folder, 'data'),
    DATABASE_URL: UNREACHABLE,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });
}

const folders = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Copies files of the project to a temporary folder. */
function copyOf(...paths) {
  const folder = mkdtempSync(join(tmpdir(), 'command-line-'));
  folders.push(folder);
  for (const path of paths) cpSync(fromRoot(path), join(folder, path), { recursive: true });
  return folder;
}

function linkProductionPackages(folder) {
  const { dependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(fromRoot(`node_modules/${name}`), link);
  }
}

const BUILT = ['package.json', 'dist/server/holocade.js', 'dist/server/holocade'];

describe('the built command line', () => {
  beforeAll(async () => {
    const built = await node(root, 'scripts/holocade.mjs', '--help');
    expect(built).toMatchObject({ code: 0, stderr: '' });
  });

  test('prints its help before it loads any package', async () => {
    const printed = await node(copyOf(...BUILT), 'dist/server/holocade.js', '--help');
    expect(printed).toMatchObject({ code: 0, stdout: expect.stringContaining('check-ledger'), stderr: '' });
  });

  test.each(['doctor', 'check-ledger'])('runs %s with the packages of production only', async (command) => {
    const folder = copyOf(...BUILT);
    linkProductionPackages(folder);
    const { code, stdout, stderr } = await node(folder, 'dist/server/holocade.js', command);
    expect([code, stdout + stderr]).toEqual([1, expect.stringContaining('DATABASE_URL: cannot connect')]);
  });
});

test('npm run holocade says how to build the command line if its build and the build tools are missing', async () => {
  const printed = await node(copyOf('package.json', 'scripts'), 'scripts/holocade.mjs', '--help');
  expect(printed).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('Run “npm ci” and “npm run build”'),
  });
});

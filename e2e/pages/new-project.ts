import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { test } from '../fixtures/test';
import { holocade, root } from './holocade-command';

const run = promisify(execFile);
const VITE = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const ADDRESS = /http:\/\/\S+?:\d+\//;
/** Escape sequences of terminal colours. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** A developer's folder outside this project, with three.js installed. */
export class NewProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'star-tap-'));
  #server: ChildProcess | undefined;

  constructor() {
    for (const part of ['package.json', 'build'])
      cpSync(join(root, 'node_modules', 'three', part), join(this.folder, 'node_modules', 'three', part), {
        recursive: true,
      });
  }

  write(file: string, content: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  /** Runs `npx vite` and returns the address that it prints. */
  serve(args: readonly string[]): Promise<string> {
    const server = spawn(process.execPath, [VITE, ...args], { cwd: this.folder, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#server = server;
    return new Promise((resolve, reject) => {
      let printed = '';
      server.once('exit', () => {
        reject(new Error(`Vite ended: ${printed}`));
      });
      server.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString('utf8').replace(COLOURS, '');
        const found = ADDRESS.exec(printed)?.[0];
        if (found !== undefined) resolve(found);
      });
    });
  }

  async vite(args: readonly string[]): Promise<void> {
    await run(process.execPath, [VITE, ...args], { cwd: this.folder });
  }

  /** Runs `npm run holocade -- …` in the portal's folder. */
  readonly holocade = holocade;

  close(): void {
    this.#server?.removeAllListeners('exit');
    this.#server?.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Returns a new folder for the tests of this file, which is deleted after them. */
export function projectOfTests(): () => NewProject {
  let project: NewProject | undefined;
  test.beforeAll(() => {
    project = new NewProject();
  });
  test.afterAll(() => project?.close());
  return () => {
    if (!project) throw new Error('The folder exists during tests only.');
    return project;
  };
}

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { fromRoot, root } from './root.mjs';
import { capture } from './run.mjs';

const SOURCES = 'server/publishing/remote/package';

/** Returns the command in one file with all packages that it uses. */
async function bundle() {
  const { output } = await build({
    root,
    logLevel: 'warn',
    mode: 'production',
    configFile: false,
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      minify: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: fromRoot('server/platform/command-line/run-developer-command.ts'),
        output: { format: 'es', entryFileNames: 'main.mjs', codeSplitting: false },
      },
    },
  });
  return output[0];
}

/** Returns the licenses of the packages in the bundle. */
function licensesOf(moduleIds) {
  const folders = moduleIds.map((id) => /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id)?.[0]);
  const texts = [...new Set(folders)]
    .filter(Boolean)
    .sort()
    .map((folder) => {
      const name = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
      const { name: title, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return `${title} (${license})\n\n${name === undefined ? '' : readFileSync(join(folder, name), 'utf8').trim()}`;
    });
  return `${texts.join('\n\n---\n\n')}\n`;
}

/** Writes the npm package of the command for developers into `folder`: `holocade-cli.tgz`. */
export async function writeCliPackage(folder = fromRoot('dist/sdk')) {
  mkdirSync(folder, { recursive: true });
  const { version } = JSON.parse(readFileSync(fromRoot(`${SOURCES}/package.json`), 'utf8'));
  const staging = mkdtempSync(join(tmpdir(), 'holocade-cli-'));
  try {
    const { code: script, moduleIds } = await bundle();
    cpSync(fromRoot(SOURCES), staging, { recursive: true });
    writeFileSync(join(staging, 'main.mjs'), script);
    writeFileSync(join(staging, 'THIRD-PARTY-LICENSES'), licensesOf(moduleIds));
    cpSync(fromRoot('LICENSE'), join(staging, 'LICENSE'));
    const { code, output } = await capture('npm', ['pack', staging, '--pack-destination', staging, '--ignore-scripts']);
    if (code !== 0) throw new Error(`npm could not pack the package of the command.\n${output}`);
    cpSync(join(staging, `holocade-cli-${version}.tgz`), join(folder, 'holocade-cli.tgz'));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

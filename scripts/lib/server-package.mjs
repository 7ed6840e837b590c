import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

/** Files that the built server reads beside `dist`, and the files for its operator. */
const FILES = [
  'CHANGELOG.md',
  'LICENSE',
  'deploy',
  'docs/adr',
  'docs/operations.md',
  'docs/runbook.md',
  'docs/sdk.md',
  'docs/slo.md',
  'sdk/package.json',
  'server/assets',
  'server/platform/database/migrations',
  'server/platform/demo/content',
  'server/publishing/console/source-map.worker.mjs',
  'server/publishing/developer-site/content',
  'templates',
];
/** Packages that only the build uses: `npm start` installs them, but not those of tests and checks. */
const BUILD_PACKAGES = [
  '@codemirror/commands',
  '@codemirror/lang-html',
  '@codemirror/language',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  '@vitejs/plugin-react',
  'dts-bundle-generator',
  'lucide-react',
  'scheduler',
  'simple-icons',
  'typescript',
  'vite',
];
const GAME_FILES = ['colours.json', 'game.json', 'media'];
const NOT_SHIPPED = /(^|\/)(\.fingerprint[^/]*|[^/]*\.env|templates\/(.*\/)?(node_modules|dist))$/;

/** False for files of a developer's or an operator's machine, such as settings with secrets. */
export const isShipped = (path) => !NOT_SHIPPED.test(path);

const manifest = () => JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));

/** Name of the package of this version, also of its folder. */
export const packageName = () => `${manifest().name}-${manifest().version}`;

function copy(path, folder) {
  if (!existsSync(fromRoot(path))) return;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(fromRoot(path), join(folder, path), { recursive: true, filter: isShipped, preserveTimestamps: true });
}

/** Description of the package: it starts the build, and knows no package of development. */
function shippedManifest() {
  const { name, version, description, license, type, engines, dependencies, scripts } = manifest();
  for (const build of BUILD_PACKAGES) delete dependencies[build];
  const start = scripts.start.replace('scripts/start.mjs', 'dist/server/main.js');
  const commands = { start, holocade: 'node dist/server/holocade.js' };
  return { name, version, private: true, description, license, type, engines, scripts: commands, dependencies };
}

async function requireSuccess(command, args) {
  const { code, output } = await capture(command, args);
  if (code !== 0) throw new Error(`${command} failed with code ${code}:\n${output}`);
}

/** Installs the packages of production in the versions of the lock file. */
async function installPackages(folder) {
  for (const file of ['package.json', 'package-lock.json']) cpSync(fromRoot(file), join(folder, file));
  const options = [
    '--prefix',
    folder,
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await requireSuccess('npm', ['ci', '--omit=dev', ...options]);
  await requireSuccess('npm', ['uninstall', '--omit=dev', ...options, ...BUILD_PACKAGES]);
  rmSync(join(folder, 'package-lock.json'));
}

/**
 * Writes the built product with the packages of production into a folder of its own below `target`, and an archive of it. Needs a current
 * build. Returns the path of the archive.
 */
export async function writeServerPackage(target) {
  const name = packageName();
  const folder = join(target, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await installPackages(folder);
  for (const path of ['dist', ...FILES]) copy(path, folder);
  for (const game of readdirSync(fromRoot('games')))
    for (const file of GAME_FILES) copy(`games/${game}/${file}`, folder);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(shippedManifest(), undefined, 2)}\n`);
  const archive = join(target, `${name}.tar.gz`);
  const anonymous = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=a-w,a+rX'];
  await requireSuccess('tar', ['-C', target, ...anonymous, '-czf', archive, name]);
  return archive;
}

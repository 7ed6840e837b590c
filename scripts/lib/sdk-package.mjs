import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';
import { sdkFile, sdkFiles } from './sdk-files.mjs';
import { sdkTypes } from './sdk-types.mjs';

const MODULE = 'holocade-sdk.js';
const PARTS = ['holocade-sdk.local.js', 'holocade-sdk.guests.js'];
const TYPES = 'holocade-sdk.d.ts';

async function codeOf(fileName) {
  const settings = sdkFile(sdkFiles.find((file) => file.fileName === fileName));
  const [{ output }] = await build({ ...settings, build: { ...settings.build, write: false, sourcemap: false } });
  return output[0].code;
}

/** Manifest of the npm package for games. */
function manifestOf({ name, version, description, license }) {
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    // Importing the package starts the connection to the portal.
    sideEffects: true,
    main: `./${MODULE}`,
    types: `./${TYPES}`,
    exports: { '.': { types: `./${TYPES}`, default: `./${MODULE}` }, './package.json': './package.json' },
  };
}

/**
 * Writes the declarations into `folder`, and beside them the npm package with the module, its parts and its types:
 * `holocade-sdk-<version>.tgz`. Builds its own content, because all parts of the build run in parallel.
 */
export async function writeSdkPackage(folder = fromRoot('dist/sdk')) {
  mkdirSync(folder, { recursive: true });
  const types = sdkTypes();
  writeFileSync(join(folder, TYPES), types);
  const manifest = manifestOf(JSON.parse(readFileSync(fromRoot('sdk/package.json'), 'utf8')));
  const staging = mkdtempSync(join(tmpdir(), 'holocade-sdk-'));
  try {
    writeFileSync(join(staging, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    writeFileSync(join(staging, TYPES), types);
    for (const file of [MODULE, ...PARTS]) writeFileSync(join(staging, file), await codeOf(file));
    cpSync(fromRoot('sdk/README.md'), join(staging, 'README.md'));
    cpSync(fromRoot('LICENSE'), join(staging, 'LICENSE'));
    const { code, output } = await capture('npm', ['pack', staging, '--pack-destination', staging, '--ignore-scripts']);
    const packed = join(staging, `holocade-sdk-${manifest.version}.tgz`);
    if (code !== 0) throw new Error(`npm could not pack the SDK package.\n${output}`);
    for (const name of readdirSync(folder)) if (/^holocade-sdk-.*\.tgz$/.test(name)) rmSync(join(folder, name));
    cpSync(packed, join(folder, `holocade-sdk-${manifest.version}.tgz`));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

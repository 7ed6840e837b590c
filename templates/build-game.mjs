import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Builds the game in the current folder: `public/` unchanged, the engine's files from the npm packages, and generated assets.
const folder = process.cwd();
const output = resolve(process.argv[2] ?? 'dist');

/** Finds a file or folder of an installed package, in this folder or one above it. */
function packagePath(path) {
  for (let place = folder; ; place = dirname(place)) {
    const found = join(place, 'node_modules', path);
    if (existsSync(found)) return found;
    if (place === dirname(place)) throw new Error(`${path} is not installed. Run npm install first.`);
  }
}

const { vendor = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
rmSync(output, { recursive: true, force: true });
cpSync(join(folder, 'public'), output, { recursive: true });
for (const [target, source] of Object.entries(vendor))
  cpSync(packagePath(source), join(output, target), { recursive: true });

const assets = join(folder, 'assets.mjs');
if (existsSync(assets)) {
  const { makeAssets } = await import(pathToFileURL(assets).href);
  await makeAssets({ folder, output, packagePath });
}
console.log(`The build is in ${output}.`);

import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

// Builds every template, or the named ones, into dist/templates/NAME, with the packages installed beside this file.
const run = promisify(execFile);
const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const known = readdirSync(pathOf('.'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name);
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : known;

const buildTemplate = (name) =>
  run(process.execPath, [pathOf('build-game.mjs'), pathOf(`../dist/templates/${name}`)], { cwd: pathOf(`${name}/`) });

const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`Unknown template ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
await Promise.all(names.map(buildTemplate));
console.log(`${names.length} templates built`);

import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/lib/root.mjs';

/** Options of Node with which `npm start` runs the server. */
export const startFlags = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  .scripts.start.split(' ')
  .filter((word) => word.startsWith('--'));

import type { Layer } from '../../eslint/layer-table.js';
import { layers } from '../../eslint/layer-table.js';

/** True if a path is in a folder of the table. */
export function isWithin(path: string, folder: string): boolean {
  const [start = '', end = ''] = folder.split('*');
  return path.startsWith(start) && path.endsWith(end);
}

/** Returns the row for a path. */
export function layerOf(path: string): Layer | undefined {
  return layers.find(({ folder }) => isWithin(path, folder));
}

import { readFileSync, writeFileSync } from 'node:fs';
import { drawTree, withDrawing } from './lib/drawing.mjs';
import { fromRoot } from './lib/root.mjs';

// Draws the layers and modules of docs/architecture.md from the imports of the code.
const page = fromRoot('docs/architecture.md');
writeFileSync(page, withDrawing(readFileSync(page, 'utf8'), drawTree()));

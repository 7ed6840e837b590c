import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { iconSprite } from './lib/icon-sprite.mjs';
import { fromRoot, root } from './lib/root.mjs';

/** Writes the icons' one file from the packages that draw them, for the names the interface knows. The result is committed. */
const vite = await createServer({
  root,
  configFile: false,
  server: { middlewareMode: true, ws: false },
  logLevel: 'warn',
});
const { iconNames } = await vite.ssrLoadModule('/src/ui/shared/icon-names.ts');
const { brandMarks } = await vite.ssrLoadModule('/src/ui/shell/social-links.ts');
writeFileSync(fromRoot('src/ui/shared/icons.svg'), iconSprite(iconNames, brandMarks));
await vite.close();

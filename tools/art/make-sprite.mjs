import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { iconSprite } from './lib/icon-sprite.mjs';
import { fromRoot, root } from '../../scripts/lib/root.mjs';

/** Writes the icon sprite from the packages for the icon names of the interface. The result is committed. */
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

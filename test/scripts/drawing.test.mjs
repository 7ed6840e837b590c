import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countEdges, drawModules, drawTree, withDrawing } from '../../scripts/lib/drawing.mjs';

const imports = (from, ...targets) => [from, new Set(targets)];

describe('drawing of docs/architecture.md', () => {
  test('draws an arrow for each import between layers, and none within a layer', () => {
    const graph = new Map([
      imports('src/ui/home/A.tsx', 'src/ui/home/b.ts', 'src/domain/home/home.ts'),
      imports('src/main.tsx', 'src/ui/home/A.tsx'),
    ]);
    const arrows = drawModules(countEdges(graph));
    expect(arrows).toContain('  ui --> domain\n');
    expect(arrows).toContain('  composition --> ui\n');
    expect(arrows).not.toContain('ui --> ui');
  });

  test('draws an arrow between server modules from ten imports, and none to the platform', () => {
    const graph = new Map(
      Array.from({ length: 10 }, (_, at) =>
        imports(`server/play/a/${at}.ts`, 'server/catalogue/b/b.ts', 'server/platform/c/c.ts'),
      ),
    );
    expect(drawModules(countEdges(graph))).toContain('  play --> catalogue\n');
    expect(drawModules(countEdges(graph))).not.toContain('play --> platform');
    graph.delete('server/play/a/0.ts');
    expect(drawModules(countEdges(graph))).not.toContain('play --> catalogue');
  });

  test('draws imports of a server module from a layer as imports of the server, including forbidden ones', () => {
    const graph = new Map([imports('server/platform/a/a.ts', 'src/ui/home/A.tsx', 'src/contract/call.ts')]);
    const arrows = drawModules(countEdges(graph));
    expect(arrows).toContain('  server --> ui\n');
    expect(arrows).toContain('  server --> contract\n');
  });

  test('is up to date; `npm run drawing` draws it anew', () => {
    const page = readFileSync('docs/architecture.md', 'utf8');
    expect(page).toBe(withDrawing(page, drawTree()));
    expect(page).toContain('```mermaid');
  });
});

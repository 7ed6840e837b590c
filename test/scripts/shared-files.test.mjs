import { describe, expect, test } from 'vitest';
import { sharedFileName } from '../../scripts/lib/shared-files.mjs';

const long = 'x'.repeat(3000);
/** A build of two pages. For each module: its code, static imports, and imports with `import()`. */
const modules = {
  '/src/main': ['', ['/src/button'], ['/src/page-a', '/src/page-b', '/src/idle', '/src/calls']],
  '/src/button': ['', [], []],
  '/src/calls': ['', ['/src/schema', '/src/button'], []],
  '/src/schema': ['', [], []],
  '/src/idle': ['', ['/src/sockets', '/src/schema', '/src/button'], []],
  '/src/sockets': ['', [], []],
  '/src/page-a': [
    '',
    ['/src/label', '/src/list', '/src/only-a', '/src/link', '/node_modules/package', '/src/page-b'],
    [],
  ],
  '/src/page-b': ['', ['/src/label', '/src/list', '/src/link', '/src/row', '/node_modules/package'], []],
  '/src/only-a': ['', ['/src/row'], []],
  '/src/label': ['', ['/src/button', '/src/sockets'], []],
  '/src/link': ['', ['/src/label'], []],
  '/src/list': [long, [], []],
  '/src/row': ['', ['/src/frame'], []],
  '/src/frame': ['', ['/src/list'], []],
  '/node_modules/package': ['', [], []],
};
const context = {
  getModuleInfo: (id) => {
    const [code, importedIds, dynamicallyImportedIds] = modules[id];
    return { code, importedIds, dynamicallyImportedIds };
  },
};
const name = sharedFileName('/src/main', '/src/calls', ['/src/idle']);
const inFile = (file) => Object.keys(modules).filter((id) => name(id, context) === file);

describe('sharedFileName', () => {
  test('names the modules of the calls, then the idle modules, with their imports, but without those of the entry', () => {
    expect(inFile('calls')).toEqual(['/src/calls', '/src/schema']);
    expect(inFile('idle')).toEqual(['/src/idle', '/src/sockets']);
  });

  test('names small modules of several pages that need no other file', () => {
    expect(inFile('small')).toEqual(['/src/label', '/src/link']);
  });
});

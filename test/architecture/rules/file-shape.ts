import { posix } from 'node:path';
import type { ScannedModule } from '../module-scan';
import type { Breach } from './breach';

const SIZE_CAP = 250;
const SCRIPT_NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+(-[a-z]+)*)?\.ts$/;
const COMPONENT_NAME = /^[A-Z][A-Za-z0-9]*\.tsx$/;
// Modules that create elements without being a component: entries.
const SCRIPT_WITH_ELEMENTS = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)?\.tsx$/;
// A page contains its route, head, loader and screen.
const PAGE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.page\.tsx$/;
const EXPORTED_COMPONENT = /^export (function|const) [A-Z]/m;
const INDEX_OF_SDK = 'sdk/index.ts';

/** Returns the number of lines of a file. */
export const lineCount = ({ text }: ScannedModule) => text.trimEnd().split('\n').length;

function nameIsRight({ path, text }: ScannedModule): boolean {
  const name = posix.basename(path);
  if (SCRIPT_NAME.test(name) || COMPONENT_NAME.test(name) || PAGE_NAME.test(name)) return true;
  return SCRIPT_WITH_ELEMENTS.test(name) && !EXPORTED_COMPONENT.test(text);
}

/** Files are short, follow one naming convention, and are not barrels. */
export function fileShape(modules: readonly ScannedModule[]): readonly Breach[] {
  return modules.flatMap((module) => {
    const { path } = module;
    const lines = lineCount(module);
    return [
      ...(lines > SIZE_CAP ? [{ rule: 'file-size', path, detail: `${lines} lines` }] : []),
      ...(nameIsRight(module) ? [] : [{ rule: 'file-name', path, detail: 'kebab-case .ts or PascalCase .tsx' }]),
      ...(posix.basename(path) === 'index.ts' && path !== INDEX_OF_SDK
        ? [{ rule: 'barrel', path, detail: 'import from the file that defines the thing' }]
        : []),
    ];
  });
}

import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runtimeScript, runtimeScripts } from '../../../../server/publishing/hosts/runtime-script';
import { temporaryFolder } from '../../support/temporary-folder';

const urls = { portalOrigin: 'https://holocade.example' };
const data = { portal: 'https://holocade.example' };

describe('runtimeScripts', () => {
  test('returns the code without its source map, and the portal’s origin', () => {
    const folder = temporaryFolder({ 'runtime.js': 'run()\n//# sourceMappingURL=runtime.js.map\n' });
    expect(runtimeScripts(urls, folder)()).toEqual([{ code: 'run()', data }]);
  });

  test('returns no script if it is not built', () => {
    expect(runtimeScripts(urls, temporaryFolder({}))()).toEqual([]);
  });

  test('reads the code again after a change only', () => {
    const folder = temporaryFolder({ 'runtime.js': 'one()' });
    const scripts = runtimeScripts(urls, folder);
    expect(scripts()).toBe(scripts());
    writeFileSync(join(folder, 'runtime.js'), 'two()');
    utimesSync(join(folder, 'runtime.js'), 1, 1);
    expect(scripts()).toEqual([{ code: 'two()', data }]);
  });

  test.each(['a("ü")', 'a("</SCRIPT>")', 'a("<!--")'])('rejects code that a page cannot contain: %s', (code) => {
    const folder = temporaryFolder({ 'runtime.js': code });
    expect(() => runtimeScripts(urls, folder)()).toThrow('must contain ASCII only');
  });
});

describe('runtimeScript', () => {
  test('names the portal and the status of an error page', () => {
    expect(runtimeScript(urls, 404)).toBe('/_sdk/runtime.js?portal=https%3A%2F%2Fholocade.example&status=404');
  });
});

import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder';
import { check, checkFolder, executable } from './checked';
import { drawing, page } from './small-builds';

const shortLimits = { start: 2500, session: 1500, all: 9000 } as const;

describe.skipIf(executable === undefined)('checkBuild with a hostile build', { timeout: 120_000 }, () => {
  test('refuses a page that redirects itself to another host', async () => {
    const { report } = await check({ 'index.html': page("<script>location.href = 'https://evil.test/'</script>") });
    expect(report.starts).toBe(false);
    expect(report.problems[0]).toBe('The page navigates to https://evil.test. A game cannot leave its own address.');
  });

  test('contains a page that opens 1,000 workers', async () => {
    const workers = `
      const source = URL.createObjectURL(new Blob(['setInterval(() => postMessage(0), 50)'], { type: 'text/javascript' }));
      for (let count = 0; count < 1000; count += 1) new Worker(source);`;
    const { report } = await check({ 'index.html': drawing(workers) }, { limits: { ...shortLimits, start: 6000 } });
    expect(report.checkedAt).not.toBe('');
  });

  test('contains a page that requests 200 permissions', async () => {
    const asks = `
      for (let count = 0; count < 50; count += 1) {
        navigator.geolocation.getCurrentPosition(() => {}, () => {});
        navigator.mediaDevices?.getUserMedia({ video: true }).catch(() => {});
        Notification.requestPermission().catch(() => {});
        navigator.permissions.query({ name: 'camera' }).catch(() => {});
      }`;
    const { report } = await check({ 'index.html': drawing(asks) });
    expect(report).toMatchObject({ starts: true, scriptErrors: [] });
  });

  test('streams a 600 MB file without loading it into memory', async () => {
    const folder = temporaryFolder({
      'index.html': drawing("fetch('huge.wasm').then((answer) => answer.body.cancel());"),
    });
    // A sparse file takes no space on the disk.
    writeFileSync(join(folder, 'huge.wasm'), '');
    truncateSync(join(folder, 'huge.wasm'), 600_000_000);
    const before = process.memoryUsage().rss;
    const { report } = await checkFolder(folder, { files: [{ path: 'index.html', size: 1 }] });
    expect(report.starts).toBe(true);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });
});

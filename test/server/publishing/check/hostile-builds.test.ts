import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder';
import { check, checkFolder, executable } from './checked';
import { drawing, page } from './small-builds';

const shortLimits = { start: 2500, session: 1500, all: 9000 } as const;

/** True for processes started by this worker, because another worker may run a check at the same time. */
const isOfThisWorker = (id: string): boolean => {
  try {
    const worker = `VITEST_POOL_ID=${process.env['VITEST_POOL_ID'] ?? ''}`;
    return readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(worker);
  } catch {
    // The process has ended in the meantime.
    return false;
  }
};

/** Ids of browser processes left by checks of this worker. */
const leftProcesses = (): readonly string[] => {
  try {
    const pattern = '--host-resolver-rules=MAP holocade.localhost';
    return execFileSync('pgrep', ['-f', '--', pattern], { encoding: 'utf8' }).trim().split('\n').filter(isOfThisWorker);
  } catch {
    // No process matches.
    return [];
  }
};

describe.skipIf(executable === undefined)('checkBuild with a hostile build', { timeout: 120_000 }, () => {
  test('ends and refuses a page that loops forever', async () => {
    const { report } = await check({ 'index.html': page('<script>for (;;) {}</script>') }, { limits: shortLimits });
    expect(report.starts).toBe(false);
    expect(report.problems[0]).toBe(
      'Nothing was drawn in 2.5 s, and the page did not respond. A script may loop forever.',
    );
  });

  test('contains a page that navigates the top page, opens windows and shows dialogs', async () => {
    const attempts = `
      for (const attempt of [() => (top.location.href = 'https://evil.test/'), () => open('https://evil.test/'), () => alert('x'), () => confirm('x')])
        try { attempt(); } catch {}
      addEventListener('beforeunload', (event) => { event.preventDefault(); event.returnValue = 'Stay'; });`;
    const { report } = await check({ 'index.html': drawing(attempts) });
    expect(report).toMatchObject({ starts: true, hosts: [], scriptErrors: [] });
    expect(report.advice).toContain('Calls alert, confirm. The portal’s frame blocks browser dialogs.');
  });

  test('refuses a folder without an entry page', async () => {
    const folder = temporaryFolder({ 'other.html': page('') });
    mkdirSync(join(folder, 'index.html'));
    const { report } = await checkFolder(folder, { files: [] });
    expect(report.starts).toBe(false);
    expect(report.problems[0]).toBe('The entry page index.html is not HTML.');
  });

  test('refuses an entry page that is a picture', async () => {
    const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('latin1');
    const { report } = await check({ 'index.html': picture });
    expect(report).toMatchObject({ starts: false, problems: ['The entry page index.html is not HTML.'] });
  });

  test('ends if a page starts to loop after its first frame', async () => {
    const loops =
      "document.body.append(Object.assign(document.createElement('button'), { textContent: 'Enter VR', onclick() { for (;;) {} } }));";
    const { report } = await check({ 'index.html': drawing(loops) }, { limits: shortLimits });
    expect(report).toMatchObject({ starts: true, xrSessions: [] });
  });

  test('stores at most 50 script errors of a page that throws without end', async () => {
    const throws =
      'let count = 0; setInterval(() => { count += 1; throw new Error(`fault ${count} ${"x".repeat(1e3)}`); }, 1);';
    const { report } = await check({ 'index.html': drawing(throws) });
    expect(report.scriptErrors.length).toBeLessThanOrEqual(50);
    expect(report.scriptErrors.every((error) => error.length <= 300)).toBe(true);
  });

  test('survives a page that replaces the functions of its own page', async () => {
    const replaces = `
      JSON.stringify = () => 'x'.repeat(1e8); Array.prototype.slice = null; Object.defineProperty = null;
      Object.keys(window).forEach(() => {}); window.__holocadeCheck = { read: () => 'x'.repeat(1e8) };`;
    const { report } = await check({ 'index.html': drawing(replaces) }, { limits: shortLimits });
    expect(report.checkedAt).not.toBe('');
  });

  test('leaves no process of the browser behind', async () => {
    await expect.poll(leftProcesses).toEqual([]);
  });
});

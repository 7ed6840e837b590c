import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { check, checkFolder, executable } from './checked';
import { temporaryFolder } from '../../support/temporary-folder';
import { drawing, page, threeBuild } from './small-builds';

/** Creates a command that opens Chromium without one of its features. */
function chromiumWithout(feature: string): string {
  const command = join(temporaryFolder({}), 'chromium');
  writeFileSync(command, `#!/bin/sh\nexec '${executable ?? ''}' "$@" --disable-features=${feature}\n`, { mode: 0o755 });
  return command;
}

describe.skipIf(executable === undefined)('checkBuild', { timeout: 120_000 }, () => {
  test('reports first frame, frame rate and bytes of a build that draws', async () => {
    const { report, capabilities, media } = await check({
      'index.html': drawing("addEventListener('keydown', () => {});"),
    });
    expect(report).toMatchObject({ starts: true, problems: [], advice: [], hosts: [], blocked: [], xrModes: [] });
    expect(report.firstFrameMs).toBeGreaterThan(0);
    expect(report.framesPerSecond).toBeGreaterThan(0);
    expect(report.bytesToFirstFrame).toBeGreaterThan(1000);
    expect(capabilities).toEqual(['mouse-keyboard']);
    expect(media).toBeUndefined();
  });

  test('measures the first frame from the load of the frame, and explains a slow one', async () => {
    const busy = '<script>const end = performance.now() + 3_000; while (performance.now() < end);</script>';
    const { report } = await check({ 'index.html': drawing().replace('<body>', `<body>${busy}`) });
    expect(report.starts).toBe(true);
    expect(report.firstFrameMs).toBeGreaterThan(3_000);
    expect(report.advice).toContainEqual(expect.stringMatching(/^The first frame takes about .+work of the page/));
  });

  test('has no time to the first frame of a game that never draws', async () => {
    const { report } = await check({
      'index.html': page("<canvas></canvas><script>document.querySelector('canvas').getContext('webgl2')</script>"),
    });
    expect(report).toMatchObject({ starts: false, firstFrameMs: null, problems: ['Nothing was drawn.'] });
  });

  test('enters VR with the button of three.js and renders pictures and a trailer', async () => {
    const { report, capabilities, media } = await checkFolder(threeBuild('VRButton'), { wantsMedia: true });
    expect(report).toMatchObject({ starts: true, problems: [], scriptErrors: [] });
    expect(report.xrModes).toContain('immersive-vr');
    expect(report.xrSessions).toEqual([{ mode: 'immersive-vr', frames: expect.any(Number) }]);
    expect(report.xrSessions[0]?.frames).toBeGreaterThan(0);
    expect(capabilities).toEqual(['vr', 'controllers', 'room-scale']);
    expect(await sharp(media?.hero).metadata()).toMatchObject({ format: 'png', width: 1280, height: 720 });
    expect(media?.slides.length).toBeGreaterThan(0);
    expect(media?.trailer?.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(media?.trailer?.length).toBeGreaterThan(10_000);
  });

  test('isolates a build that shares memory, also in a browser without Document-Isolation-Policy', async () => {
    const { report } = await check(
      { 'index.html': drawing("if (!crossOriginIsolated) throw new Error('not isolated')") },
      { browser: chromiumWithout('DocumentIsolationPolicy'), game: { crossOriginIsolated: true } },
    );
    expect(report).toMatchObject({ starts: true, scriptErrors: [] });
  });

  test('refuses a build with absolute paths and describes the fix', async () => {
    const { report } = await check({
      'index.html': page('<div id="app"></div><script type="module" src="/assets/main.js"></script>'),
      'assets/main.js': 'document.body.append("Ready")',
    });
    expect(report.starts).toBe(false);
    expect(report.problems).toContain("index.html requests /assets/main.js. Use relative paths (Vite: base: './').");
  });

  test('refuses a build that loads its engine from an undeclared host and proposes the declaration', async () => {
    const { report } = await check({
      'index.html': page('<p>Loading</p><script src="https://cdn.example.org/engine.js"></script>'),
    });
    expect(report).toMatchObject({ starts: false, hosts: ['https://cdn.example.org'] });
    expect(report.blocked[0]).toEqual({
      url: 'https://cdn.example.org/engine.js',
      directive: expect.stringMatching(/^script-src/),
    });
    expect(report.problems).toContain(
      'Requests https://cdn.example.org, which is not declared. Add "network": ["https://cdn.example.org"] to game.json.',
    );
  });

  test('refuses an entry page that draws nothing because of a script error', async () => {
    const { report } = await check({ 'index.html': page('<script>throw new Error("no course")</script>') });
    expect(report.starts).toBe(false);
    expect(report.problems[0]).toBe('Nothing was drawn, and a script failed: no course');
    expect(report.scriptErrors).toEqual(['no course']);
  });

  test('answers the SDK of a build and records the methods that it calls', async () => {
    const hello = `
      const origin = new URLSearchParams(location.search).get('holocade_origin');
      addEventListener('message', ({ ports: [port] }) => {
        port.onmessage = ({ data }) => { document.title = data.error.code; if (data.error.code !== 'err_unauthenticated') throw new Error('odd'); addEventListener('touchstart', () => {}); };
        port.postMessage({ from: 'holocade', v: 1, kind: 'request', id: 3, method: 'inventory.list', args: {} });
      });
      parent.postMessage({ from: 'holocade', v: 1, kind: 'hello', id: 7 }, origin);`;
    const { report, capabilities } = await check({ 'index.html': drawing(hello) });
    expect(report).toMatchObject({ sdkCalls: ['inventory.list'], scriptErrors: [] });
    expect(capabilities).toEqual(['touch']);
  });
});

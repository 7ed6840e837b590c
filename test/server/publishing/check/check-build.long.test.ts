import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { testConfig } from '../../support/test-config';
import { check, checkFolder, executable } from './checked';
import { drawing, page, threeBuild } from './small-builds';

describe.skipIf(executable === undefined)('checkBuild', { timeout: 120_000 }, () => {
  test('enters AR with the button of three.js and sees the features that it requests', async () => {
    const options = "{ requiredFeatures: ['hit-test'], optionalFeatures: ['hand-tracking'] }";
    const { report, capabilities } = await checkFolder(threeBuild('ARButton', options));
    expect(report.xrSessions).toMatchObject([{ mode: 'immersive-ar' }]);
    expect(report.xrFeatures).toEqual(expect.arrayContaining(['hit-test', 'hand-tracking']));
    expect(capabilities).toEqual(expect.arrayContaining(['ar', 'hands']));
    expect(capabilities).not.toContain('vr');
  });

  test('plays a game in a frame within the build’s page', async () => {
    const folder = threeBuild('VRButton');
    renameSync(join(folder, 'index.html'), join(folder, 'game.html'));
    const frame = '<iframe src="game.html" allow="xr-spatial-tracking" width="800" height="500"></iframe>';
    writeFileSync(join(folder, 'index.html'), page(`<h1>A game</h1>${frame}`));
    const { report, capabilities } = await checkFolder(folder);
    expect(report).toMatchObject({ starts: true, problems: [], xrSessions: [{ mode: 'immersive-vr' }] });
    expect(report.framesPerSecond).toBeGreaterThan(0);
    expect(capabilities).toContain('vr');
  });

  test('accepts a frame without a canvas that shows content', async () => {
    const { report } = await check({
      'index.html': page('<script>confirm(\'Play?\')</script><iframe src="game.html"></iframe>'),
      'game.html': page('<h1>Choose a course</h1>'),
    });
    expect(report).toMatchObject({ starts: true, problems: [] });
    expect(report.advice).toContain('Calls confirm. The portal’s frame blocks browser dialogs.');
  });

  test('accepts a page without a canvas that shows content', async () => {
    const { report } = await check({ 'index.html': page('<h1>Choose a course</h1><p>Nine holes are open.</p>') });
    expect(report).toMatchObject({ starts: true, framesPerSecond: null });
    expect(report.firstFrameMs).not.toBeNull();
  });

  test('serves files of the portal’s static host, which needs no declaration', async () => {
    const { staticOrigin } = publicUrls(testConfig());
    const models = `fetch('${staticOrigin}/webxr-input-profiles/1.0/profilesList.json').then((answer) => answer.json())`;
    const { report } = await check({
      'index.html': page(`<script>${models}.then((list) => document.body.append(Object.keys(list).length))</script>`),
    });
    expect(report).toMatchObject({ starts: true, problems: [], hosts: [], blocked: [], scriptErrors: [] });
  });

  test('accepts a build that loads its engine from a declared host', async () => {
    const { report } = await check(
      { 'index.html': page('<p>Loading</p><script src="https://cdn.example.org/engine.js"></script>') },
      { game: { network: ['https://cdn.example.org'] } },
    );
    expect(report).toMatchObject({ starts: true, blocked: [], hosts: ['https://cdn.example.org'] });
    expect(report.advice).toEqual([
      'Needs https://cdn.example.org, which the check does not contact. Test that part yourself.',
    ]);
  });

  test('reports a missing file without refusing the build', async () => {
    const { report } = await check({ 'index.html': drawing("fetch('models/rock.glb');") });
    expect(report).toMatchObject({ starts: true, problems: [] });
    expect(report.advice).toEqual(['index.html requests models/rock.glb, which is not in the build.']);
  });
});

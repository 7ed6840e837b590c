import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { attachXr } from '../../../../sdk/adapters/common/attach-xr';
import { PlayReport } from '../../../../sdk/adapters/common/report-play';
import type { PlayedWindow } from '../../../../sdk/adapters/common/report-play';
import { FakeHolocade } from '../../../fakes/fake-holocade';
import { FakeXrSession } from '../../../fakes/fake-xr-session';

function start(readyState: DocumentReadyState) {
  const holocade = new FakeHolocade();
  const target = new EventTarget();
  const own = { addEventListener: target.addEventListener.bind(target), document: { readyState } } as PlayedWindow;
  return { holocade, target, play: new PlayReport(own, holocade.session) };
}

describe('PlayReport', () => {
  test('reports the load with the page and the start at the first input', () => {
    const { holocade, target, play } = start('loading');
    target.dispatchEvent(new Event('load'));
    expect(play.played).toBe(false);
    target.dispatchEvent(new Event('pointerdown'));
    target.dispatchEvent(new Event('keydown'));
    expect(holocade.reports).toEqual(['loading', 'loaded', 'gameplayStart']);
    expect(play.played).toBe(true);
  });

  test('reports another start after the headset session has ended', async () => {
    const { holocade, target, play } = start('complete');
    const session = new FakeXrSession();
    const xr = { requestSession: () => Promise.resolve(session) };
    attachXr({ xr }, holocade.session, () => play.leftHeadset());
    await (xr.requestSession as (mode: string) => Promise<unknown>)('inline');
    expect(holocade.attached).toEqual([]);
    expect(await (xr.requestSession as (mode: string) => Promise<unknown>)('immersive-vr')).toBe(session);
    expect(holocade.attached).toEqual([session]);
    target.dispatchEvent(new Event('pointerdown'));
    await session.end();
    expect(play.played).toBe(false);
    target.dispatchEvent(new Event('pointerdown'));
    expect(holocade.reports.filter((report) => report === 'gameplayStart')).toHaveLength(2);
  });

  test('reports a play without WebXR', () => {
    expect(() => attachXr({}, new FakeHolocade().session)).not.toThrow();
  });
});

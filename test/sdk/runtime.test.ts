// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';

const PORTAL = 'https://holocade.example';

/** Runs the script as `script` in a frame, and returns the origins and types of its first reports. */
async function runAs(script: HTMLScriptElement): Promise<readonly unknown[]> {
  const parent = { postMessage: vi.fn() };
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window);
  vi.spyOn(window, 'top', 'get').mockReturnValue(parent as unknown as Window & typeof globalThis);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('../../sdk/runtime');
  return parent.postMessage.mock.calls.map(([message, origin]: readonly unknown[]) => [
    origin,
    (message as { report: { type: string } }).report.type,
  ]);
}

describe('runtime.ts', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('reports to the portal in its data attributes when it is text of the page', async () => {
    const script = document.createElement('script');
    script.dataset['portal'] = PORTAL;
    expect((await runAs(script))[0]).toEqual([PORTAL, 'begun']);
  });

  test('reports the status in its address on an error page', async () => {
    const src = `https://night-ferry.play.holocade.example/_sdk/runtime.js?portal=${encodeURIComponent(PORTAL)}&status=404`;
    const reports = await runAs(Object.assign(document.createElement('script'), { src }));
    expect(reports.slice(0, 2)).toEqual([
      [PORTAL, 'begun'],
      [PORTAL, 'http-error'],
    ]);
  });

  test('reports nothing without a portal', async () => {
    expect(await runAs(document.createElement('script'))).toEqual([]);
  });
});

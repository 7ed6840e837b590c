// @vitest-environment jsdom
import { metaQuest3, XRDevice, XRSystem, XRWebGLLayer } from 'iwer';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { allowInlineSessions } from '../../headset/inline-sessions';

const clears = { getParameter: () => [0, 0, 0, 0], clear: () => undefined };
const sets = { clearColor: () => undefined, clearDepth: () => undefined, clearStencil: () => undefined };

describe('inline sessions of the emulated headset', () => {
  let xr: XRSystem;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    document.body.replaceChildren();
    const device = new XRDevice(metaQuest3);
    xr = new XRSystem(device);
    allowInlineSessions(device, xr);
  });
  const next = () => vi.advanceTimersToNextFrame();

  /** Starts a session that draws on a canvas of the page and counts its frames. */
  async function draw(mode: 'inline' | 'immersive-vr', canvas: HTMLCanvasElement) {
    const session = await xr.requestSession(mode);
    document.body.append(canvas);
    const context = { canvas, ...clears, ...sets } as unknown as WebGLRenderingContext;
    session.updateRenderState({ baseLayer: new XRWebGLLayer(session, context) });
    const counted = { session, frames: 0 };
    const step = () => {
      counted.frames += 1;
      session.requestAnimationFrame(step);
    };
    session.requestAnimationFrame(step);
    return counted;
  }

  test('leave the canvas at its place in the page', async () => {
    const canvas = document.createElement('canvas');
    const inline = await draw('inline', canvas);
    next();
    next();
    expect(inline.frames).toBe(2);
    expect(canvas.parentElement).toBe(document.body);
    expect(inline.session.inputSources).toHaveLength(0);
  });

  test('pause during an immersive session and continue after it', async () => {
    const canvas = document.createElement('canvas');
    const inline = await draw('inline', canvas);
    next();
    const immersive = await draw('immersive-vr', canvas);
    next();
    next();
    expect([inline.frames, immersive.frames]).toEqual([1, 2]);
    expect(canvas.parentElement).not.toBe(document.body);
    await immersive.session.end();
    expect(canvas.parentElement).toBe(document.body);
    next();
    expect(inline.frames).toBe(2);
  });

  test('let an end listener also end the immersive session', async () => {
    const canvas = document.createElement('canvas');
    const inline = await draw('inline', canvas);
    const immersive = await draw('immersive-vr', canvas);
    next();
    inline.session.addEventListener('end', () => void immersive.session.end());
    await inline.session.end();
    expect(canvas.parentElement).toBe(document.body);
    await expect(xr.requestSession('immersive-vr')).resolves.toBeDefined();
  });

  test('can start and end during an immersive session', async () => {
    const canvas = document.createElement('canvas');
    const immersive = await draw('immersive-vr', canvas);
    next();
    const inline = await draw('inline', document.createElement('canvas'));
    await inline.session.end();
    next();
    expect(immersive.frames).toBe(2);
    expect(canvas.parentElement).not.toBe(document.body);
    await expect(xr.requestSession('immersive-vr')).rejects.toThrow('already exists');
    await immersive.session.end();
    await expect(xr.requestSession('immersive-vr')).resolves.toBeDefined();
  });
});

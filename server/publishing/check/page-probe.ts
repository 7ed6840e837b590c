import { PROBE } from './probe-reading';

/**
 * Runs in the page of a build, so it must not use anything outside its body. Its arrays are bounded, and the page
 * cannot replace its object.
 */
function pageProbe(name: string): void {
  const MAX = 50;
  const drawing = {
    count: 0,
    seen: 0,
    frames: 0,
    drawnAt: undefined as number | undefined,
    hasCanvas: false,
    isOffscreen: false,
  };
  const lists = {
    blocked: [] as { url: string; directive: string }[],
    queriedModes: [] as string[],
    requestedModes: [] as string[],
    features: [] as string[],
    spaces: [] as string[],
    input: [] as string[],
    dialogs: [] as string[],
  };
  const sessions: { mode: string; frames: number; session: XRSession }[] = [];
  let current: XRSession | undefined;
  let touchAction = false;
  const stringify = JSON.stringify.bind(JSON);
  const short = (value: unknown): string => String(value).slice(0, 300);
  const note = (list: string[], value: unknown): void => {
    const text = short(value);
    if (list.length < MAX && !list.includes(text)) list.push(text);
  };
  type Method = (this: unknown, ...args: unknown[]) => unknown;
  const wrap = (target: object | undefined, method: string, before: (self: unknown, args: unknown[]) => void): void => {
    const original: unknown = target && Reflect.get(target, method);
    if (target === undefined || typeof original !== 'function') return;
    const wrapped = function (this: unknown, ...args: unknown[]): unknown {
      try {
        before(this, args);
      } catch {
        // The build's own call continues.
      }
      return Reflect.apply(original as Method, this, args);
    };
    Object.defineProperty(target, method, { value: wrapped, configurable: true, writable: true });
  };
  const prototypeOf = (type: string): object | undefined =>
    (Reflect.get(globalThis, type) as { prototype?: object } | undefined)?.prototype;
  const drew = (): void => void (drawing.count += 1);

  const webgl = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'drawRangeElements'];
  const flat = ['fillRect', 'drawImage', 'fill', 'stroke', 'fillText', 'putImageData', 'strokeRect'];
  const draws: Record<string, readonly string[]> = {
    WebGLRenderingContext: webgl,
    WebGL2RenderingContext: [...webgl, 'blitFramebuffer'],
    CanvasRenderingContext2D: flat,
    GPUQueue: ['submit'],
    ImageBitmapRenderingContext: ['transferFromImageBitmap'],
  };
  for (const [type, methods] of Object.entries(draws))
    for (const method of methods) wrap(prototypeOf(type), method, drew);
  wrap(prototypeOf('HTMLCanvasElement'), 'getContext', () => void (drawing.hasCanvas = true));
  wrap(prototypeOf('HTMLCanvasElement'), 'transferControlToOffscreen', () => void (drawing.isOffscreen = true));

  for (const method of ['alert', 'confirm', 'prompt', 'print'])
    wrap(globalThis, method, () => note(lists.dialogs, method));

  const eachFrame = (at: number): void => {
    requestAnimationFrame(eachFrame);
    if (drawing.count === drawing.seen) return;
    drawing.seen = drawing.count;
    drawing.frames += 1;
    drawing.drawnAt ??= at;
  };
  requestAnimationFrame(eachFrame);

  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, disposition }) => {
    if (disposition === 'enforce' && lists.blocked.length < MAX)
      lists.blocked.push({ url: short(blockedURI), directive: short(effectiveDirective) });
  });

  const isPlayArea = (target: unknown): boolean =>
    target === globalThis ||
    target === document ||
    target === document.body ||
    target === document.documentElement ||
    target instanceof HTMLCanvasElement;
  wrap(prototypeOf('EventTarget'), 'addEventListener', (self, [type]) => {
    // Skips the message, this function and its wrapper. The emulated headset adds its own listeners.
    const caller = new Error().stack?.split('\n')[3] ?? '';
    if (!caller.includes('/_headset/') && isPlayArea(self ?? globalThis)) note(lists.input, type);
  });
  wrap(prototypeOf('Navigator'), 'getGamepads', () => note(lists.input, 'controllers'));

  const watch = (mode: string, session: XRSession): XRSession => {
    const seen = { mode, frames: 0, session };
    if (sessions.length < MAX) sessions.push(seen);
    if (mode !== 'inline') current = session;
    session.addEventListener('end', () => {
      if (current === session) current = undefined;
    });
    wrap(session, 'addEventListener', (_self, [type]) => {
      if (['select', 'selectstart', 'selectend', 'squeeze', 'squeezestart'].includes(String(type)))
        note(lists.input, 'controllers');
    });
    wrap(session, 'requestReferenceSpace', (_self, [space]) => note(lists.spaces, space));
    wrap(session, 'requestAnimationFrame', (_self, args) => {
      const [callback] = args;
      if (typeof callback !== 'function') return;
      args[0] = (...frame: unknown[]): unknown => {
        seen.frames += 1;
        return Reflect.apply(callback as Method, session, frame);
      };
    });
    return session;
  };
  const { xr } = navigator;
  if (xr !== undefined) {
    wrap(xr, 'isSessionSupported', (_self, [mode]) => note(lists.queriedModes, mode));
    const request = xr.requestSession.bind(xr);
    const requestSession: typeof xr.requestSession = async (mode, init) => {
      note(lists.requestedModes, mode);
      for (const feature of [...(init?.requiredFeatures ?? []), ...(init?.optionalFeatures ?? [])])
        note(lists.features, feature);
      return watch(mode, await request(mode, init));
    };
    Object.defineProperty(xr, 'requestSession', { value: requestSession, configurable: true, writable: true });
    const gamepad = Object.getOwnPropertyDescriptor(prototypeOf('XRInputSource') ?? {}, 'gamepad');
    const readGamepad: unknown = gamepad && Reflect.get(gamepad, 'get');
    if (typeof readGamepad === 'function')
      Object.defineProperty(prototypeOf('XRInputSource') ?? {}, 'gamepad', {
        ...gamepad,
        get(this: unknown): unknown {
          note(lists.input, 'controllers');
          return Reflect.apply(readGamepad as Method, this, []);
        },
      });
  }

  const handlers = ['onkeydown', 'onkeyup', 'onmousedown', 'onmousemove', 'onpointerdown', 'ontouchstart', 'onclick'];
  const noteHandlers = (): void => {
    const areas = [globalThis, document, document.body, ...Array.from(document.querySelectorAll('canvas')).slice(0, 9)];
    for (const area of areas)
      for (const handler of handlers)
        if (typeof Reflect.get(area, handler) === 'function') note(lists.input, handler.slice(2));
    const styled = [document.body, ...Array.from(document.querySelectorAll('canvas')).slice(0, 9)];
    if (styled.some((element) => getComputedStyle(element).touchAction !== 'auto')) touchAction = true;
    if (touchAction) note(lists.input, 'touch-action');
  };

  const BUTTONS = '#VRButton, #ARButton, #XRButton, .a-enter-vr-button, .a-enter-ar-button, .babylonVRicon';
  const CLICKABLE = 'button, a, input[type="button"], [role="button"], [onclick], .btn, .button';
  const ENTERS =
    /\b(enter|start|play|launch|view|open)\b.*\b(vr|ar|xr|virtual|augmented)\b|^\s*(vr|ar|xr)\s*$|immersive/i;
  const STARTS = /^\s*(start|play|begin|continue|enter|tap|click)\b/i;
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return width > 0 && height > 0 && style.visibility !== 'hidden' && style.display !== 'none';
  };
  const textOf = (element: Element): string =>
    [
      element.textContent,
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
      Reflect.get(element, 'value'),
    ]
      .map((text) => (typeof text === 'string' ? text.trim().slice(0, 60) : ''))
      .find((text) => text !== '') ?? '';
  const everyElement = (root: Document | ShadowRoot, selector: string): Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')]
      .slice(0, 3000)
      .flatMap(({ shadowRoot }) => (shadowRoot ? everyElement(shadowRoot, selector) : [])),
  ];
  /** Buttons that enter XR or, without any, those that start a game. */
  const buttons = (kind: 'xr' | 'start'): Element[] => {
    const clickable = everyElement(document, CLICKABLE).slice(0, 500);
    const found =
      kind === 'xr'
        ? [...everyElement(document, BUTTONS), ...clickable.filter((element) => ENTERS.test(textOf(element)))]
        : clickable.filter((element) => STARTS.test(textOf(element)));
    return [...new Set(found)].filter(isVisible).slice(0, 4);
  };

  const probe = {
    read(): string {
      noteHandlers();
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return stringify({
        ...lists,
        drawnAt: drawing.drawnAt ?? null,
        paintedAt: paint?.startTime ?? null,
        frames: drawing.frames,
        now: new Event('now').timeStamp,
        timeOrigin: performance.timeOrigin,
        loaded: document.readyState === 'complete',
        hasCanvas: drawing.hasCanvas,
        isOffscreen: drawing.isOffscreen,
        sessions: sessions.map(({ mode, frames }) => ({ mode, frames })),
        inSession: current !== undefined,
      });
    },
    /** Centre of a button in the window of the frame. */
    findButton(kind: 'xr' | 'start', index: number): string {
      const button = buttons(kind)[index];
      if (!button) return 'null';
      const { x, y, width, height } = button.getBoundingClientRect();
      return stringify({ x: x + width / 2, y: y + height / 2, text: textOf(button) });
    },
    pressButton(kind: 'xr' | 'start', index: number): void {
      const button = buttons(kind)[index];
      if (button instanceof HTMLElement) button.click();
    },
    /** Hides the buttons that enter XR, for pictures of the game. */
    hideButtons(isHidden: boolean): void {
      for (const button of everyElement(document, BUTTONS))
        if (button instanceof HTMLElement) button.style.opacity = isHidden ? '0' : '';
    },
    async endSession(): Promise<void> {
      await current?.end();
    },
  };
  Object.defineProperty(globalThis, name, { value: Object.freeze(probe) });
}

/** Source of the script that the check inserts into the pages of a build. */
export const probeScript = `(${pageProbe.toString()})(${JSON.stringify(PROBE)});`;

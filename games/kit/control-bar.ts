const pauseIcon = 'M8 5v14M16 5v14';
const soundIcon = 'M4 10v4h4l5 4V6L8 10zM17 9c1.6 1.8 1.6 4.2 0 6';
const muteIcon = 'M4 10v4h4l5 4V6L8 10zM17 9l5 6M22 9l-5 6';

/** Creates an outlined icon of 24 by 24 units. */
export function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
}

/** The pause and sound buttons over a windowed game. */
export function controlBar(
  container: HTMLElement,
  actions: { pause(): void; mute(muted: boolean): void },
): { show(visible: boolean): void } {
  const bar = document.createElement('div');
  bar.className = 'bar';
  bar.hidden = true;
  const sound = document.createElement('button');
  const pause = document.createElement('button');
  let muted = false;
  const paint = (): void => {
    sound.setAttribute('aria-label', muted ? 'Sound on' : 'Sound off');
    sound.replaceChildren(icon(muted ? muteIcon : soundIcon));
  };
  sound.type = 'button';
  pause.type = 'button';
  pause.setAttribute('aria-label', 'Pause');
  pause.append(icon(pauseIcon));
  sound.addEventListener('click', () => {
    muted = !muted;
    actions.mute(muted);
    paint();
    sound.blur();
  });
  pause.addEventListener('click', () => actions.pause());
  paint();
  bar.append(sound, pause);
  container.append(bar);
  return { show: (visible) => (bar.hidden = !visible) };
}

import type { PerspectiveCamera } from 'three';
import { Aim } from './aim';

/** Aims for the mouse and up to two fingers on the canvas. They start at the camera; fingers are active only during a touch. */
export function screenAims(
  canvas: HTMLCanvasElement,
  camera: PerspectiveCamera,
): { readonly aims: readonly Aim[]; readonly mouse: Aim; update(): void } {
  const mouse = new Aim('mouse', 'right');
  mouse.active = matchMedia('(hover: hover)').matches;
  const fingers = [new Aim('touch', 'left'), new Aim('touch', 'right')];
  const held = new Map<number, Aim>();
  const aims = [mouse, ...fingers];

  const place = (aim: Aim, event: PointerEvent): void => {
    const box = canvas.getBoundingClientRect();
    aim.screen.set(((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2);
  };
  const aimFor = (event: PointerEvent): Aim | undefined =>
    event.pointerType === 'touch' ? held.get(event.pointerId) : mouse;

  canvas.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    if (canvas.setPointerCapture !== undefined && event.isTrusted) canvas.setPointerCapture(event.pointerId);
    if (event.pointerType === 'touch') {
      const side = event.clientX < innerWidth / 2 ? 'left' : 'right';
      const free = fingers.filter((finger) => ![...held.values()].includes(finger));
      const finger = free.find(({ hand }) => hand === side) ?? free[0];
      if (finger === undefined) return;
      held.set(event.pointerId, finger);
      finger.active = true;
      mouse.active = false;
      place(finger, event);
      finger.down();
      return;
    }
    mouse.active = true;
    place(mouse, event);
    if (event.button === 2) mouse.squeeze();
    else mouse.down();
  });
  canvas.addEventListener('pointermove', (event) => {
    const aim = aimFor(event);
    if (aim === undefined) return;
    if (aim === mouse) mouse.active = true;
    place(aim, event);
  });
  const lift = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button === 2) return;
    aimFor(event)?.up();
    held.delete(event.pointerId);
  };
  canvas.addEventListener('pointerup', lift);
  canvas.addEventListener('pointercancel', lift);
  canvas.addEventListener('touchstart', (event) => event.cancelable && event.preventDefault(), { passive: false });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('wheel', () => mouse.squeeze(), { passive: true });

  return {
    aims,
    mouse,
    update: () => {
      for (const aim of aims) {
        if (aim.kind === 'touch' && !aim.pressed && !aim.releasedNow) aim.active = [...held.values()].includes(aim);
        aim.latch();
        if (aim.kind === 'touch' && aim.pressed && ![...held.values()].includes(aim)) aim.reset();
        aim.origin.setFromMatrixPosition(camera.matrixWorld);
        aim.direction.set(aim.screen.x, aim.screen.y, 0.5).unproject(camera).sub(aim.origin).normalize();
      }
    },
  };
}

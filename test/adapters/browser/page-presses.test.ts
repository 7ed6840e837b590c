// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { PagePresses } from '../../../src/adapters/browser/navigation-feedback';

afterEach(() => {
  document.body.replaceChildren();
});

test('PagePresses reports presses on buttons, links and similar elements including their children, and no others', () => {
  document.body.innerHTML = `
    <a href="#x"><b id="link">x</b></a> <button id="button">x</button> <p id="text">x</p> <a id="no-link">x</a>
    <button id="off" disabled>x</button> <div role="menuitem" id="item">x</div>
    <button aria-disabled="true" id="waits">x</button> <div role="region" id="region">x</div>`;
  const notify = vi.fn();
  const stop = new PagePresses(document).listen(notify);
  const press = (id: string) => document.getElementById(id)?.click();
  for (const id of ['text', 'no-link', 'off', 'waits', 'region']) press(id);
  expect(notify).not.toHaveBeenCalled();
  for (const id of ['link', 'button', 'item']) press(id);
  expect(notify).toHaveBeenCalledTimes(3);
  stop();
  press('button');
  expect(notify).toHaveBeenCalledTimes(3);
});

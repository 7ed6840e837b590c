// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { leavesDocument } from '../../../src/adapters/browser/leaves-document';

const ADDRESS = `${location.origin}/games?sort=new#list`;

afterEach(() => {
  document.body.replaceChildren();
});

/** Presses the first element within the HTML that has no child element. */
function press(html: string, init: MouseEventInit = {}, type = 'click'): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector('body :not(:has(*))');
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  let leaves = false;
  window.addEventListener(
    type,
    (pressed) => {
      leaves = leavesDocument(pressed, ADDRESS);
      // jsdom implements no navigation.
      pressed.preventDefault();
    },
    { once: true, capture: true },
  );
  target?.dispatchEvent(event);
  return leaves;
}

test.each([
  ['another origin', '<a href="https://developer.example/">Site</a>'],
  ['another path', '<a href="/developers">Site</a>'],
  ['the same address without a fragment', '<a href="/games?sort=new">Games</a>'],
  ['another query with a fragment', '<a href="/games?sort=old#list">Games</a>'],
  ['its own frame', '<a href="/developers" target="_self">Site</a>'],
])('leavesDocument is true for a link to %s', (_name, html) => {
  expect(press(html)).toBe(true);
});

test('leavesDocument is true for an element within a link', () => {
  expect(press('<a href="/developers"><b>Site</b></a>')).toBe(true);
});

test.each([
  ['a button', '<button>Close</button>'],
  ['an anchor without an address', '<a>Close</a>'],
  ['a link to a fragment', '<a href="/games?sort=new#top">Top</a>'],
  ['a link to a new tab', '<a href="/developers" target="_blank">Site</a>'],
  ['a download', '<a href="/file.zip" download>File</a>'],
  ['an email address', '<a href="mailto:help@holocade.example">Help</a>'],
])('leavesDocument is false for %s', (_name, html) => {
  expect(press(html)).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leavesDocument is false for a press with %s', (modifier) => {
  expect(press('<a href="/developers">Site</a>', { [modifier]: true })).toBe(false);
});

test('leavesDocument is false for other events', () => {
  expect(press('<a href="/developers">Site</a>', {}, 'mousedown')).toBe(false);
  expect(leavesDocument(new KeyboardEvent('keydown', { key: 'Enter' }), ADDRESS)).toBe(false);
});

// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { DocumentGameConnections } from '../../../src/adapters/browser/game-connections';

const STATIC = 'https://static.holocade.example';

describe('DocumentGameConnections', () => {
  const added: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLElement) added.push(node.outerHTML);
  });
  const open = async (address: string) => {
    observer.observe(document.head, { childList: true });
    new DocumentGameConnections(document, STATIC).open(address);
    await Promise.resolve();
    return added.splice(0);
  };
  afterEach(() => {
    observer.disconnect();
  });

  test('connects to the game’s host with cookies and to the static host without', async () => {
    expect(await open('https://night-ferry.play.holocade.example/1.0.0/index.html')).toEqual([
      '<link rel="preconnect" href="https://night-ferry.play.holocade.example">',
      `<link rel="preconnect" href="${STATIC}" crossorigin="anonymous">`,
    ]);
  });

  test('leaves no element in the document', async () => {
    await open('https://night-ferry.play.holocade.example/1.0.0/index.html');
    expect(document.head.children).toHaveLength(0);
  });

  test('ignores an address that is none of a build', async () => {
    expect(await open('javascript:void 0')).toEqual([]);
  });
});

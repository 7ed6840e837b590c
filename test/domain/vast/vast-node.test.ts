import { expect, test } from 'vitest';
import type { VastNode } from '../../../src/domain/vast/read-vast';
import { nodesAt } from '../../../src/domain/vast/read-vast';

const node = (name: string, ...children: VastNode[]): VastNode => ({ name, attributes: {}, text: '', children });

test('nodesAt returns all elements at the end of a path, in order', () => {
  const [first, second] = [node('c'), node('c')];
  const root = node('root', node('a', node('b', first)), node('b', node('c')), node('a', node('b', second, node('d'))));
  expect(nodesAt(root, 'a', 'b', 'c')).toEqual([first, second]);
  expect(nodesAt(root, 'x', 'c')).toEqual([]);
  expect(nodesAt(root)).toEqual([root]);
});

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { noTrackers } from '../../../src/domain/vast/ad-trackers';
import type { VastDocument } from '../../../src/domain/vast/read-vast';
import { beginChain, MAX_WRAPPERS, nextVastStep, VAST_TIMEOUT } from '../../../src/domain/vast/vast-chain';
import { vastDocuments } from '../../arbitraries/vast';

const TAG = 'https://tag.test/';
const wrapper = (name: string): VastDocument => ({
  kind: 'wrapper',
  next: `https://${name}.test/`,
  trackers: { ...noTrackers, impression: [`https://${name}.test/seen`] },
});
const ad: VastDocument = {
  kind: 'linear',
  ad: {
    duration: 15,
    media: [],
    clickThrough: undefined,
    trackers: { ...noTrackers, impression: ['https://ad.test/seen'] },
  },
};

function follow(...documents: readonly VastDocument[]) {
  let chain = beginChain(TAG);
  for (const [at, document] of documents.entries()) {
    const step = nextVastStep(chain, document);
    if (!step.ok) return step.error;
    if (step.value.kind === 'play') return at === documents.length - 1 ? step.value.ad : 'too early';
    ({ chain } = step.value);
  }
  return chain.asked;
}

describe('nextVastStep', () => {
  test('ends with the ad, and collects all trackers on the way', () => {
    expect(follow(ad)).toMatchObject({ duration: 15 });
    expect(follow(wrapper('a'), wrapper('b'), ad)).toMatchObject({
      trackers: { impression: ['https://a.test/seen', 'https://b.test/seen', 'https://ad.test/seen'] },
    });
  });

  test('accepts five wrappers and not six, and no repeated address', () => {
    expect([MAX_WRAPPERS, VAST_TIMEOUT]).toEqual([5, 10_000]);
    const five = ['a', 'b', 'c', 'd', 'e'].map(wrapper);
    expect(follow(...five, ad)).toMatchObject({ duration: 15 });
    expect(follow(...five, wrapper('f'))).toBe('too-many-wrappers');
    expect(follow(wrapper('a'), wrapper('b'), wrapper('a'))).toBe('loop');
    expect(follow(wrapper('tag'))).toBe('loop');
  });

  property.prop([fc.array(vastDocuments, { maxLength: 12 })])(
    'never requests more than six documents, nor one twice',
    (documents) => {
      let chain = beginChain(TAG);
      for (const document of documents) {
        const step = nextVastStep(chain, document);
        if (!step.ok || step.value.kind === 'play') break;
        ({ chain } = step.value);
        expect(step.value.address).toBe(chain.asked.at(-1));
      }
      expect(chain.asked.length).toBeLessThanOrEqual(6);
      expect(new Set(chain.asked).size).toBe(chain.asked.length);
    },
  );
});

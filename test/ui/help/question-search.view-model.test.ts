// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { QuestionSearchViewModel } from '../../../src/ui/help/question-search.view-model';
import { FakeClock } from '../../fakes/fake-clock';

function begin(asked = '') {
  const clock = new FakeClock();
  const search = new QuestionSearchViewModel(clock, asked);
  const noted: string[] = [];
  const note = (text: string) => noted.push(text);
  return {
    clock,
    search,
    noted,
    type: (text: string) => {
      search.type(text, note);
    },
    settle: () => {
      search.settle(note);
    },
  };
}

describe('QuestionSearchViewModel', () => {
  test('starts with the text in the URL', () => {
    expect(begin('coins').search.text).toBe('coins');
  });

  test('updates on each keystroke and the URL after a pause', () => {
    const { clock, search, noted, type } = begin();
    type('c');
    expect(search.text).toBe('c');
    clock.advance(399);
    type('co');
    clock.advance(399);
    expect(noted).toEqual([]);
    clock.advance(1);
    expect(noted).toEqual(['co']);
    expect(clock.pending).toBe(0);
  });

  test('updates the URL once and at once on submit', () => {
    const { clock, noted, type, settle } = begin();
    type('coins');
    settle();
    settle();
    clock.advance(1000);
    expect(noted).toEqual(['coins']);
  });

  test('follows another URL but ignores its own earlier update', () => {
    const { clock, search, type } = begin();
    type('coi');
    clock.advance(400);
    type('coins');
    search.follow('coi');
    expect(search.text).toBe('coins');
    search.follow('mail');
    expect(search.text).toBe('mail');
    expect(clock.pending).toBe(0);
  });

  test('ends when a filtered question is opened or the page is left', () => {
    const { clock, search, noted, type } = begin();
    type('coins');
    search.widen();
    expect(search.text).toBe('');
    type('mail');
    search.start()();
    clock.advance(1000);
    expect(noted).toEqual([]);
  });

  property.prop([fc.array(fc.tuple(fc.string(), fc.nat({ max: 900 })), { minLength: 1 })])(
    'always ends with the last text in the URL',
    (letters) => {
      const { clock, search, noted, type } = begin('?');
      for (const [text, pause] of letters) {
        type(text);
        clock.advance(pause);
      }
      clock.advance(400);
      expect(noted.at(-1) ?? '?').toBe(search.text);
    },
  );
});

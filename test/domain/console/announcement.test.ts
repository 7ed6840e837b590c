import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { announcementProblems, announcementState, freeSlug } from '../../../src/domain/console/announcement';
import { isSlug, SLUG_MAX } from '../../../src/domain/shared/slug';

const slugs = fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,4}$/).filter(isSlug);

describe('freeSlug', () => {
  test('numbers a slug that is used', () => {
    expect(freeSlug('news', [], SLUG_MAX)).toBe('news');
    expect(freeSlug('news', ['news', 'news-2'], SLUG_MAX)).toBe('news-3');
    expect(freeSlug('a-bc', ['a-bc'], 4)).toBe('a-2');
  });

  property.prop([slugs, fc.nat({ max: 30 })])('always returns a new slug of a valid length', (base, taken) => {
    const used: string[] = [];
    for (let number = 0; number <= taken; number += 1) used.push(freeSlug(base, used, SLUG_MAX));
    expect(new Set(used).size).toBe(taken + 1);
    expect(used.filter((slug) => !isSlug(slug))).toEqual([]);
  });
});

describe('announcementState', () => {
  test('is scheduled for a draft with a time', () => {
    expect(announcementState('draft', null)).toBe('draft');
    expect(announcementState('draft', new Date(0))).toBe('scheduled');
  });

  property.prop([fc.option(fc.date(), { nil: null })])('is always published after the publication', (scheduled) => {
    expect(announcementState('published', scheduled)).toBe('published');
  });
});

describe('announcementProblems', () => {
  test('names the texts without a visible character', () => {
    expect(announcementProblems({ title: ' ', body: '\u200b' })).toEqual({
      title: 'Enter a title.',
      body: 'Enter a text.',
    });
    expect(announcementProblems({ title: 'A', body: 'B' })).toEqual({});
  });

  property.prop([fc.string(), fc.string()])('never refuses texts that begin with a letter', (title, body) => {
    expect(announcementProblems({ title: `A${title}`, body: `B${body}` })).toEqual({});
  });
});

import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { listSavedPages, markSaved, titleOf } from '../../../src/adapters/service-worker/saved-document';

describe('markSaved', () => {
  test('marks the root element, also of the page for a headset', () => {
    const html = '<!doctype html>\n<html lang="en" data-device="headset"><p>&lt;html></p>';
    expect(markSaved(html, 5)).toContain('<html data-saved-at="5" lang="en" data-device="headset">');
  });
});

describe('titleOf', () => {
  test.each([
    ['<title>Night &amp; Ferry - Holocade</title>', 'Night & Ferry'],
    ['<title>Holocade - Play VR games</title>', 'Holocade'],
    ['<title></title>', 'Holocade'],
    ['<p>no title</p>', 'Holocade'],
    ['<title>&amp;lt;b&amp;gt; - Holocade</title>', '&lt;b&gt;'],
  ])('returns the title of the page in %s', (html, title) => {
    expect(titleOf(html)).toBe(title);
  });
});

describe('listSavedPages', () => {
  test('leaves the page unchanged without stored pages', () => {
    expect(listSavedPages('<main><!--saved-pages--></main>', [])).toBe('<main><!--saved-pages--></main>');
  });

  test('lists at most twelve pages', () => {
    const links = Array.from({ length: 20 }, (_, index) => ({ path: `/${String(index)}`, title: 'page' }));
    expect(listSavedPages('<!--saved-pages-->', links).match(/<li>/g)).toHaveLength(12);
  });

  test.prop([fc.string(), fc.string()])(
    'listSavedPages never lets a title or an address add an element',
    (path, title) => {
      const html = listSavedPages('<!--saved-pages-->', [{ path, title }]);
      expect(html.match(/</g)).toHaveLength(8);
      expect(html.match(/"/g)).toHaveLength(6);
    },
  );
});

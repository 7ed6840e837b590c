// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { PRE_HYDRATION_PICTURES_SCRIPT } from '../../src/composition/document-scripts';

describe('PRE_HYDRATION_PICTURES_SCRIPT', () => {
  test('marks a failed picture and no other element', () => {
    document.body.innerHTML = '<img alt=""><script type="text/plain"></script><img alt="">';
    window.eval(PRE_HYDRATION_PICTURES_SCRIPT);
    const [failed] = document.images;
    failed?.dispatchEvent(new Event('error'));
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    dispatchEvent(new Event('error'));
    expect([...document.querySelectorAll('[data-failed]')]).toEqual([failed]);
  });
});

import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { withoutPicturePreloads } from '../../src/composition/render-document';

describe('withoutPicturePreloads', () => {
  test('removes preloads, so that each picture is fetched at its place only', () => {
    const body = renderToString(
      <main>
        <img src="/a-640.webp" srcSet="/a-640.webp 640w, /a-1280.webp 1280w" sizes="66vw" alt="" fetchPriority="high" />
        <img src="/face.webp" alt="" />
      </main>,
    );
    expect(body).toMatch(/^<link rel="preload" as="image"/);
    const kept = withoutPicturePreloads(body);
    expect(kept).toMatch(/^<main><img src="\/a-640\.webp"/);
    expect(kept).not.toContain('preload');
  });

  test('leaves all other markup unchanged', () => {
    const body = '<main>&lt;link rel="preload" as="image"&gt;<p>links</p></main>';
    expect(withoutPicturePreloads(body)).toBe(body);
  });
});

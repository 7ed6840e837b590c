import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { AdLink } from '../../../src/ui/ads/AdLink';
import { sampleAd } from '../../fakes/fake-ad-gateway';

afterEach(cleanup);

const film = sampleAd('a', {
  type: 'video',
  media: 'https://static.test/a.webm',
  poster: 'https://static.test/a.webp',
});

describe('a video ad of the portal’s own', () => {
  test('plays without sound', () => {
    const video = render(<AdLink ad={film} still={false} />).container.querySelector('video');
    expect(video?.muted).toBe(true);
    expect(video?.getAttribute('src')).toBe('https://static.test/a.webm');
    expect(video?.getAttribute('poster')).toBe('https://static.test/a.webp');
  });

  test('is its poster alone where nothing may move or little be fetched', () => {
    const { container } = render(<AdLink ad={film} still />);
    expect(container.querySelector('video')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://static.test/a.webp');
  });
});

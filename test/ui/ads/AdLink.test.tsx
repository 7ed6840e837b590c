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

describe('AdLink with a video', () => {
  test('plays a muted video', () => {
    const video = render(<AdLink ad={film} still={false} />).container.querySelector('video');
    expect(video?.muted).toBe(true);
    expect(video?.getAttribute('src')).toBe('https://static.test/a.webm');
    expect(video?.getAttribute('poster')).toBe('https://static.test/a.webp');
  });

  test('shows only the poster for reduced motion or reduced data', () => {
    const { container } = render(<AdLink ad={film} still />);
    expect(container.querySelector('video')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://static.test/a.webp');
  });
});

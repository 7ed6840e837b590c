import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { AboutPanel } from '../../../src/ui/games/AboutPanel';
import { sampleGame } from './sample-games';

afterEach(cleanup);

const show = (changes: Parameters<typeof sampleGame>[0]) =>
  render(<AboutPanel game={sampleGame(changes)} version={undefined} onVersion={() => undefined} />, {
    wrapper: MemoryRouter,
  });
const fact = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

describe('AboutPanel', () => {
  test('shows age rating and comfort if the developer states them', () => {
    show({ ageRating: 12, comfort: 'intense' });
    expect([fact('Age rating'), fact('Comfort in VR')]).toEqual(['12+', 'Intense']);
    cleanup();
    show({});
    expect([fact('Age rating'), fact('Comfort in VR')]).toEqual([undefined, undefined]);
  });
});

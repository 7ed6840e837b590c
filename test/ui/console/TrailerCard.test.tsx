import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { UploadReport } from '../../../src/application/console/build-uploads.port';
import { consoleTokens } from '../../../src/composition/console.part';
import { aPicturesPage, aTrailer } from '../../fakes/console-game-pages';
import { aRefusal } from '../../fakes/a-refusal';
import { visitConsole } from './visit-console';

afterEach(cleanup);

const film = new File([new Uint8Array(100)], 'film.webm', { type: 'video/webm' });

/** Opens the page with uploads that the test reports. */
async function visitTrailer(prepare?: Parameters<typeof visitConsole>[1]) {
  const sent: string[] = [];
  let send: ((event: UploadReport) => void) | undefined;
  const visited = visitConsole('/paper-moon/games/kite/draft-pictures', prepare, (wired) => {
    wired.value(consoleTokens.uploads, {
      start: (developer, file, report) => {
        sent.push(`${developer} ${file.name}`);
        send = report;
        return {
          pause: () => sent.push('pause'),
          resume: () => sent.push('resume'),
          cancel: () => sent.push('cancel'),
        };
      },
    });
  });
  const card = within(await screen.findByRole('region', { name: 'Trailer' }));
  const report = (event: UploadReport) => act(async () => send?.(event));
  return { ...visited, card, sent, report, input: screen.getByLabelText('File for: Trailer') };
}

describe('the trailer of a draft in the console', () => {
  test('is uploaded with its progress, saved, and removed', async () => {
    const { user, gateway, card, sent, report, input } = await visitTrailer();
    expect(card.getByText('No trailer yet.')).toBeDefined();
    await user.upload(input, film);
    await report({ type: 'sent', bytes: 40 });
    expect(card.getByRole('progressbar', { name: 'Uploading: film.webm' }).getAttribute('value')).toBe('40');
    await report({ type: 'interrupted' });
    expect(card.getByText('The connection was lost: film.webm')).toBeDefined();
    await user.click(card.getByRole('button', { name: 'Resume' }));
    expect(sent).toEqual(['paper-moon film.webm', 'resume']);
    await report({ type: 'uploaded', upload: 'u1' });
    expect((await card.findByLabelText('Trailer')).getAttribute('poster')).toBe('/o/poster');
    expect(screen.getByText('Not saved: Trailer')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Everything is saved.')).toBeDefined();
    await user.click(card.getByRole('button', { name: 'Remove the trailer' }));
    await waitFor(() => {
      expect(document.activeElement).toBe(card.getByRole('button', { name: 'Add a trailer' }));
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(gateway.calls).toMatchObject([
      ['storeTrailer', 'paper-moon', 'kite', 'u1', 'film.webm'],
      ['changePictures', 'paper-moon', 'kite', { trailer: 'u1' }],
      ['changePictures', 'paper-moon', 'kite', { trailer: null }],
    ]);
  });

  test('is refused with the reason, and the stored one stays', async () => {
    const page = aPicturesPage();
    const pictures = { ...page.pictures, trailer: aTrailer('old') };
    const { user, gateway, card, report, input } = await visitTrailer((fake) => {
      fake.picturesNow = { ...page, pictures };
    });
    const large = new File([new Uint8Array(1)], 'large.mp4', { type: 'video/mp4' });
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
    await user.upload(input, large);
    expect(card.getByText('large.mp4: Please choose a video of at most 20 MiB.')).toBeDefined();
    gateway.failure = aRefusal({ fields: { trailer: ['“film.webm” is not a WebM or MP4 video.'] } });
    await user.upload(input, film);
    await report({ type: 'uploaded', upload: 'u1' });
    expect(await card.findByText('“film.webm” is not a WebM or MP4 video.')).toBeDefined();
    await user.upload(input, film);
    await report({ type: 'failed', message: 'No storage.' });
    expect(card.getByText('No storage.')).toBeDefined();
    expect(card.getByLabelText('Trailer').querySelector('source')?.getAttribute('src')).toBe('/o/old.webm');
    expect(screen.getByText('Everything is saved.')).toBeDefined();
  });

  test('stops sending without deletion when the page is left', async () => {
    const { user, sent, input } = await visitTrailer();
    await user.upload(input, film);
    cleanup();
    expect(sent).toEqual(['paper-moon film.webm', 'pause']);
  });

  test('is cancelled while it is sent, and taken from the newest build', async () => {
    const { user, card, sent, input } = await visitTrailer((fake) => {
      fake.picturesNow = aPicturesPage({ built: { trailer: aTrailer('built') } });
    });
    await user.upload(input, film);
    await user.click(card.getByRole('button', { name: 'Cancel' }));
    expect([sent.at(-1), card.queryByRole('progressbar')]).toEqual(['cancel', null]);
    await user.click(card.getByRole('button', { name: 'Use that of the build' }));
    expect(card.getByLabelText('Trailer').querySelector('source')?.getAttribute('src')).toBe('/o/built.webm');
  });
});

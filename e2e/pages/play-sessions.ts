import type { Page, Response } from '@playwright/test';
import { expect } from '../fixtures/test';

const HISTORY = '/v1/private/user/arcade/gp/history/session';

const isCall = (response: Response, last: string) =>
  response.url().includes(`${HISTORY}/`) && response.url().endsWith(`/${last}`);

/** Waits for the response to the start of a play session; call it before the start. Resolves with the id. */
export async function sessionStarted(page: Page): Promise<string> {
  const response = await page.waitForResponse((one) => isCall(one, 'start'));
  expect(response.status()).toBe(200);
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

/** Starts a play session without a game, like another client of the player. Returns its id. */
export async function startElsewhere(page: Page): Promise<string> {
  const answer = await page.evaluate(async (path) => {
    const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' };
    return (await fetch(path, init)).json() as Promise<{ data: { id: string } }>;
  }, `${HISTORY}/pulse-saber/start`);
  return answer.data.id;
}

/** Returns true if a play session of the player is open on the server. */
export async function isOpen(page: Page, id: string): Promise<boolean> {
  const path = `${HISTORY}/${id}/heartbeat`;
  const answer = await page.evaluate(async (address) => {
    const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' };
    return (await fetch(address, init)).json() as Promise<{ data: { open: boolean } }>;
  }, path);
  return answer.data.open;
}

/** Returns the play history of the player's profile, newest first. */
export async function history(page: Page, player: string): Promise<readonly string[] | undefined> {
  const answer = await page.evaluate(
    async (path) => (await fetch(path)).json() as Promise<{ data: { history: { game: { slug: string } }[] | null } }>,
    `/v1/public/user/community/profile/${player}`,
  );
  return answer.data.history?.map(({ game }) => game.slug);
}

/** Records a short play without the game's page. */
export async function play(page: Page, game: string): Promise<void> {
  const statuses = await page.evaluate(async (slug) => {
    const path = '/v1/private/user/arcade/gp/history/session';
    const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' };
    const started = await fetch(`${path}/${slug}/start`, init);
    const { data } = (await started.json()) as { data: { id: string } };
    return [started.status, (await fetch(`${path}/${data.id}/end`, init)).status];
  }, game);
  expect(statuses).toEqual([200, 200]);
}

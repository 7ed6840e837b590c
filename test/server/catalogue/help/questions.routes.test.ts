import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { helpQuestions } from '../../../../src/contract/help.contract';
import { helpQuestions as table } from '../../../../server/platform/database/schema/help';
import { renderMarkdown } from '../../../../server/platform/markdown/render-markdown';
import { countStatements } from '../../support/count-statements';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PATH = '/v1/public/help/questions';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const questions = async () => dataOf(helpQuestions, await server.request(PATH)).questions;

describe('GET help/questions', () => {
  test('lists the questions of players and of newcomers, each in their order', async () => {
    const all = await questions();
    const audiences = all.map(({ audience }) => audience);
    expect(audiences).toEqual(audiences.toSorted().reverse());
    const first = (audience: string) => all.find((question) => question.audience === audience)?.slug;
    expect([first('user'), first('guest')]).toEqual(['i-have-forgotten-my-password', 'do-i-need-a-headset']);
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    for (const { answer } of all) {
      expect(answer).toMatch(/^<(p|ul)>/);
      expect(answer).not.toMatch(/\{(site|company)\}/);
    }
  });

  test('links only to pages of this portal', async () => {
    const links = (await questions()).flatMap(({ answer }) => [...answer.matchAll(/href="([^"]*)"/g)]);
    expect(links.length).toBeGreaterThan(5);
    for (const [, href] of links) expect(href).toMatch(/^\/(hc|auth|account|blog|arcade)\//);
  });

  test('takes one statement, and returns 304 until it changes', async () => {
    const statements = countStatements(server.deps.database.db);
    const { headers } = await server.request(PATH);
    expect(statements.count()).toBe(1);
    const again = () => server.request(PATH, { headers: { 'if-none-match': headers.etag } });
    expect((await again()).status).toBe(304);
    const answer = '<script>alert(1)</script> [x](javascript:alert(1)) **fine**';
    await server.deps.database.db
      .update(table)
      .set({ answer, answerHtml: renderMarkdown(answer) })
      .where(eq(table.slug, 'what-are-coins'));
    const changed = dataOf(helpQuestions, await again()).questions.find(({ slug }) => slug === 'what-are-coins');
    expect(changed?.answer).toContain('<strong>fine</strong>');
    expect(changed?.answer).not.toMatch(/<script|href/i);
  });
});

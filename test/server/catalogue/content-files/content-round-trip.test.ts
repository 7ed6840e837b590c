import { fc, test as property } from '@fast-check/vitest';
import { eq } from 'drizzle-orm';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { plainText } from '../../../../src/domain/shared/plain-text';
import { ok } from '../../../../src/domain/shared/result';
import { applyContent, exportContent } from '../../../../server/catalogue/content-files/content-commands';
import { helpQuestions } from '../../../../server/platform/database/schema/help';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false, environment: { HOLOCADE_DATA: temporaryFolder() } });
});
afterAll(() => server.close());

const written = fc
  .string({ unit: fc.constantFrom(...'---: #\'"*&!%@`{}[]|>?\n\tTruenull0123 é😀'), minLength: 1, maxLength: 60 })
  .map(plainText)
  .filter((text) => text !== '');

property.prop([written.map((text) => text.replaceAll('\n', ' ')), written], { numRuns: 30 })(
  'an exported question always applies without a change, whatever its text',
  async (question, answer) => {
    const { db } = server.deps.database;
    await db.delete(helpQuestions).where(eq(helpQuestions.slug, 'any'));
    const row = { slug: 'any', audience: 'user', question, answer, answerHtml: '', position: 0 } as const;
    await db.insert(helpQuestions).values(row);
    const folder = join(temporaryFolder(), 'content');
    await exportContent(server.deps, folder);
    const path = join(folder, 'help/any.md');
    expect(await applyContent(server.deps, { path, dryRun: true, prune: false })).toEqual(
      ok('Dry run, nothing was changed: 0 to create, 0 to update, 0 to delete, 1 unchanged.'),
    );
  },
);

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { developerChangelog } from '../../../../server/publishing/developer-site/developer-changelog';

const source = `# Changelog

All changes.

## Unreleased

### Added: players

- Hats.

### Added: game developers

- Boards ([record 9](docs/adr/0009-boards.md)), see [the guide](/guide) (docs/sdk.md).

### Fixed

- A hat.

## SDK 1.1

- Saves.

## 0.9

### Fixed: game developers

- A board.

## 0.8

### Added: players

- Shoes.
`;

describe('developerChangelog', () => {
  test('keeps the headings for game developers and the versions of the SDK, newest first', () => {
    const shown = developerChangelog(source);
    expect(shown.match(/^##.*$/gm)).toEqual([
      '## Portal: Unreleased',
      '### Added',
      '## SDK 1.1',
      '## Portal: 0.9',
      '### Fixed',
    ]);
    expect(shown).toContain('- Saves.');
    for (const other of ['Hats', 'A hat', 'Shoes', 'All changes']) expect(shown).not.toContain(other);
  });

  test('removes references to files of the repository and keeps other links', () => {
    expect(developerChangelog(source)).toContain('- Boards, see [the guide](/guide).');
  });

  test('finds changes of the portal and the current version of the SDK in the changelog of the project', () => {
    const shown = developerChangelog(readFileSync('CHANGELOG.md', 'utf8'));
    const { version } = JSON.parse(readFileSync('sdk/package.json', 'utf8')) as { readonly version: string };
    expect(shown).toContain('## Portal: Unreleased\n\n### Added\n\n- ');
    expect(shown).toContain(`## SDK ${version.replace(/\.0$/, '')}\n`);
    expect(shown).not.toContain('docs/');
  });
});

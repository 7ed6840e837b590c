const SDK_VERSION = /^## SDK /;
const FOR_DEVELOPERS = /^(### .*): game developers$/m;
/** References to files of the repository, which the site does not have. */
const FILE_REFERENCE = / \((?:docs\/[^)]*|\[[^\]]*\]\(docs\/[^)]*\))\)/g;

const INTRODUCTION = `# Changelog

Changes of the portal that concern game developers, and versions of the SDK, newest first. The files below \`/sdk/v1/\` receive fixes and additions, but never a change that breaks a game written for version 1.

`;

/**
 * Returns the part of the project's changelog for developers as Markdown: headings that end with "game developers", and the
 * versions of the SDK. Keeps the order.
 */
export function developerChangelog(source: string): string {
  const versions = source.split(/^(?=## )/m).slice(1);
  const shown = versions.flatMap((version) => {
    if (SDK_VERSION.test(version)) return [version];
    const [title = '', ...parts] = version.split(/^(?=### )/m);
    const own = parts.filter((part) => FOR_DEVELOPERS.test(part)).map((part) => part.replace(FOR_DEVELOPERS, '$1'));
    return own.length === 0 ? [] : [title.replace('## ', '## Portal: '), ...own];
  });
  return INTRODUCTION + shown.join('').replaceAll(FILE_REFERENCE, '');
}

import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { restrictedGlobals } from './eslint/globals.js';
import { language } from './eslint/language.js';
import { layerImports } from './eslint/layers.js';
import { restrictedSyntax } from './eslint/syntax.js';

const PRODUCT = ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'sdk/**/*.ts', 'games/**/*.ts', 'headset/**/*.ts'];
const TYPESCRIPT = [...PRODUCT, 'test/**/*.{ts,tsx}', 'e2e/**/*.ts', '*.config.ts'];
/** Everything written here follows docs/style.md in comments and test titles. */
const PLAIN_ENGLISH = [
  'src',
  'server',
  'sdk',
  'games',
  'headset',
  'templates',
  'test',
  'e2e',
  'scripts',
  'tools',
  'bench',
  'eslint',
];
const SIZE_CAP = 250;

const common = {
  eqeqeq: 'error',
  'max-lines': ['error', SIZE_CAP],
  // Input checks look for control characters.
  'no-control-regex': 'off',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
  'prefer-const': 'error',
};

const layer = (name, files, ...rules) => ({ name, files, rules: Object.assign({}, ...rules) });

export default tseslint.config(
  {
    ignores: [
      'dist',
      'data',
      'reports',
      'coverage',
      '.stryker-tmp*',
      'test-results',
      'test/architecture/fixtures',
      '**/*.d.ts',
    ],
  },
  {
    name: 'language',
    files: PLAIN_ENGLISH.map((folder) => `${folder}/**/*.{js,mjs,ts,tsx}`),
    plugins: { style: language },
    rules: { 'style/comments': 'error' },
  },
  {
    name: 'titles',
    files: PLAIN_ENGLISH.filter((folder) => /^(test|e2e)/.test(folder)).map((folder) => `${folder}/**/*.{mjs,ts,tsx}`),
    plugins: { style: language },
    rules: { 'style/titles': 'error' },
  },
  {
    name: 'tools',
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.node },
    rules: { ...common, ...restrictedSyntax.tools },
  },
  // These pass functions to a page.
  {
    name: 'page tools',
    files: [
      'tools/art/{render-*,make-ad-video,lib/record-trailer}.mjs',
      'e2e/fixtures/games/**/*.js',
      'templates/*/{public,player}/**/*.js',
      'server/publishing/developer-site/content/*.js',
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    name: 'typescript',
    files: TYPESCRIPT,
    // The general rules for TypeScript are in .oxlintrc.json: Oxlint checks them in a tenth of the time.
    languageOptions: { parser: tseslint.parser },
    // Comments name its rules to switch off those of Oxlint.
    plugins: { '@typescript-eslint': tseslint.plugin },
    // Oxlint reads the same comments for its own rules.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
  layer('product', PRODUCT, restrictedSyntax.product, { 'no-console': 'error' }),
  layer('domain', ['src/domain/**/*.ts'], layerImports.domain, restrictedSyntax.inner, restrictedGlobals.inner),
  layer('trust policy', ['src/domain/bridge/trusted-*.policy.ts'], restrictedSyntax.trustPolicy),
  layer(
    'application',
    ['src/application/**/*.ts'],
    layerImports.application,
    restrictedSyntax.inner,
    restrictedGlobals.inner,
  ),
  layer('contract', ['src/contract/**/*.ts'], layerImports.contract, restrictedSyntax.timeless),
  layer('adapters', ['src/adapters/**/*.ts'], layerImports.adapters, restrictedSyntax.timeless),
  layer(
    'clock and chance',
    ['src/adapters/system/**/*.ts', 'server/platform/system/**/*.ts'],
    restrictedSyntax.product,
  ),
  {
    ...layer('ui', ['src/ui/**/*.{ts,tsx}'], layerImports.ui, restrictedSyntax.ui, restrictedGlobals.ui),
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
  },
  {
    name: 'hooks',
    files: ['src/ui/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  layer(
    'machines',
    ['src/ui/**/*.machine.ts'],
    layerImports.machines,
    restrictedSyntax.machines,
    restrictedGlobals.inner,
  ),
  layer('rich text', ['src/ui/content/RichText.tsx'], restrictedSyntax.richText),
  layer('composition', ['src/composition/**/*.{ts,tsx}', 'src/*.{ts,tsx}'], layerImports.composition),
  layer('server', ['server/**/*.ts'], layerImports.server, restrictedSyntax.timeless),
  layer('server settings', ['server/platform/config/**/*.ts'], restrictedSyntax.hostRules),
  layer('server system', ['server/platform/system/**/*.ts'], restrictedSyntax.product),
  layer('server start', ['server/main.ts'], { 'no-console': 'off' }),
  layer('sdk', ['sdk/**/*.ts'], layerImports.sdk),
  layer('games', ['games/**/*.ts'], layerImports.games),
  layer('playground', ['games/playground/**/*.ts'], layerImports.playground),
  layer('headset', ['headset/**/*.ts'], layerImports.headset),
  layer('tests', ['test/**/*.{ts,tsx}'], layerImports.tests, restrictedSyntax.tests, restrictedGlobals.tests),
  layer('e2e', ['e2e/**/*.ts'], restrictedSyntax.e2e, restrictedGlobals.tests),
  layer('tool settings', ['*.config.{js,ts}'], restrictedSyntax.tools),
);

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
/** Folders whose comments and titles follow docs/style.md; a new folder is added here. */
const PLAIN_ENGLISH = [
  ...['adapters', 'application', 'composition', 'contract'].flatMap((layer) => [`src/${layer}`, `test/${layer}`]),
  ...['community', 'friends', 'market', 'session', 'shared'].map((part) => `src/domain/${part}`),
  ...['identity'].flatMap((part) => [`server/${part}`, `test/server/${part}`]),
  ...['arbitraries', 'fakes'].map((part) => `test/${part}`),
  ...['inbox', 'kit', 'leaderboards', 'market'].flatMap((part) => [`src/ui/${part}`, `test/ui/${part}`]),
  ...['notices', 'overlay', 'own-profile', 'play'].flatMap((part) => [`src/ui/${part}`, `test/ui/${part}`]),
  ...['profile', 'reactions', 'reports', 'reviews', 'search'].flatMap((part) => [`src/ui/${part}`, `test/ui/${part}`]),
  ...['session', 'shared', 'shell', 'support', 'theme', 'tokens'].flatMap((part) => [
    `src/ui/${part}`,
    `test/ui/${part}`,
  ]),
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

const typed = {
  ...common,
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  '@typescript-eslint/require-await': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

// Test doubles and answers of a browser are loosely typed; what is awaited still matters.
const relaxed = {
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
  '@typescript-eslint/unbound-method': 'off',
};

// View-models bind their methods when they are made (MobX autoBind).
const autoBound = { '@typescript-eslint/unbound-method': 'off' };

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
    plugins: { house: language },
    rules: { 'house/comments': 'error' },
  },
  {
    name: 'titles',
    files: PLAIN_ENGLISH.filter((folder) => /^(test|e2e)/.test(folder)).map((folder) => `${folder}/**/*.{mjs,ts,tsx}`),
    plugins: { house: language },
    rules: { 'house/titles': 'error' },
  },
  {
    name: 'tools',
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.node },
    rules: { ...common, ...restrictedSyntax.tools },
  },
  // These hand functions over to a page.
  {
    name: 'page tools',
    files: [
      'scripts/{render-*,make-ad-video,lib/record-trailer}.mjs',
      'e2e/fixtures/games/**/*.js',
      'templates/*/{public,player}/**/*.js',
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    name: 'typescript',
    files: TYPESCRIPT,
    extends: [js.configs.recommended, tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    // The compiler knows which names exist.
    rules: { ...typed, 'no-undef': 'off' },
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
    ...layer('ui', ['src/ui/**/*.{ts,tsx}'], layerImports.ui, restrictedSyntax.ui, restrictedGlobals.ui, autoBound),
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
  },
  {
    name: 'hooks',
    files: ['src/ui/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  layer('rich text', ['src/ui/content/RichText.tsx'], restrictedSyntax.richText),
  layer('composition', ['src/composition/**/*.{ts,tsx}', 'src/*.{ts,tsx}'], layerImports.composition),
  layer('server', ['server/**/*.ts'], layerImports.server, restrictedSyntax.timeless),
  layer('server settings', ['server/platform/config/**/*.ts'], restrictedSyntax.hostRules),
  layer('server system', ['server/platform/system/**/*.ts'], restrictedSyntax.product),
  layer('server start', ['server/main.ts'], { 'no-console': 'off' }),
  layer('sdk', ['sdk/**/*.ts'], layerImports.sdk),
  layer('games', ['games/**/*.ts'], layerImports.games),
  layer('headset', ['headset/**/*.ts'], layerImports.headset),
  layer('tests', ['test/**/*.{ts,tsx}'], layerImports.tests, restrictedSyntax.tests, restrictedGlobals.tests, relaxed),
  layer('e2e', ['e2e/**/*.ts'], restrictedSyntax.e2e, restrictedGlobals.tests, relaxed),
  layer('tool settings', ['*.config.{js,ts}'], restrictedSyntax.tools),
);

const ban = (selector, message) => ({ selector, message });

const everywhere = [
  ban('Decorator', 'No decorators: they build without a word and then break the page.'),
  ban('ExportAllDeclaration', 'No barrels: import from the file that defines the thing.'),
  ban(
    'MemberExpression[object.name="sql"][property.name="raw"]',
    'sql.raw puts text into SQL unescaped: use parameters.',
  ),
  ban(
    'MemberExpression[object.name=/^(request|req|reply)$/][property.name="log"]',
    'This log writes no id of the request: use logOf(request).',
  ),
  ban(
    'CallExpression[callee.property.name="postMessage"] > Literal[value="*"]',
    'Name the origin that may read the message.',
  ),
  ban(
    'CallExpression[callee.property.name="postMessage"] Property[key.name="targetOrigin"] > Literal[value="*"]',
    'Name the origin that may read the message.',
  ),
];

const noDefaultExport = [
  ban('ExportDefaultDeclaration', 'Export by name.'),
  ban('ExportSpecifier[exported.name="default"]', 'Export by name.'),
];

const htmlSinks = [
  ban('JSXAttribute[name.name="dangerouslySetInnerHTML"]', 'Only src/ui/content/RichText.tsx writes HTML.'),
  ban('Property[key.name="dangerouslySetInnerHTML"]', 'Only src/ui/content/RichText.tsx writes HTML.'),
  ban('AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]', 'Build elements, not HTML.'),
  ban('CallExpression[callee.property.name="insertAdjacentHTML"]', 'Build elements, not HTML.'),
];

const ORIGIN = '/^(.*[oO]rigin|.*[hH]ost(name)?)$/';
const originTests = [
  ban(
    `CallExpression[callee.property.name=/^(endsWith|startsWith)$/][callee.object.name=${ORIGIN}]`,
    'Half an origin proves nothing: ask the trusted-message policy.',
  ),
  ban(
    `CallExpression[callee.property.name=/^(endsWith|startsWith)$/][callee.object.property.name=${ORIGIN}]`,
    'Half an origin proves nothing: ask the trusted-message policy.',
  ),
];

const ambientTimeAndChance = [
  ban('MemberExpression[object.name="Date"][property.name="now"]', 'Take the time from the Clock port.'),
  ban('NewExpression[callee.name="Date"][arguments.length=0]', 'Take the time from the Clock port.'),
  ban('CallExpression[callee.name="Date"]', 'Take the time from the Clock port.'),
  ban('CallExpression[callee.name="dayjs"][arguments.length=0]', 'Take the time from the Clock port.'),
  ban('MemberExpression[object.name="performance"][property.name="now"]', 'Take the time from the Clock port.'),
  ban('MemberExpression[object.name="Math"][property.name="random"]', 'Take chance from the Random port.'),
];

const LOCAL_TIME = '/^[gs]et(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)$/';
const localCustoms = [
  ban('CallExpression[callee.property.name=/^toLocale/]', 'The machine has a language of its own: name one.'),
  ban(
    'CallExpression[callee.property.name="localeCompare"][arguments.length<2]',
    'The machine has a language of its own: name one.',
  ),
  ban(
    'NewExpression[callee.object.name="Intl"][arguments.length=0]',
    'The machine has a language of its own: name one.',
  ),
  ban(
    'NewExpression[callee.object.name="Intl"][arguments.0.name="undefined"]',
    'The machine has a language of its own: name one.',
  ),
  ban(`CallExpression[callee.property.name=${LOCAL_TIME}]`, 'The machine has a time zone of its own: use UTC.'),
  ban('NewExpression[callee.name="Date"][arguments.length>1]', 'The machine has a time zone of its own: use Date.UTC.'),
];

const WIDTH = '([(](min-|max-)?(device-)?width *[:<>=]|(px|em) *[<>]=? *width)';
const MESSAGE = 'Take media conditions from src/ui/theme/breakpoints.ts (style 21).';
const mediaConditions = [
  ban('TemplateElement[value.raw=/@media +[^ ]/]', MESSAGE),
  ban(`Literal[value=/${WIDTH}/]`, MESSAGE),
  // A token is the whole condition: none follows it.
  ban('TemplateElement[value.raw=/@media +$/] + TemplateElement[value.raw=/^ *(and|or|,) *[(]/]', MESSAGE),
  // Containers have widths of their own.
  ban(`TemplateElement[value.raw=/(?<!@container[^{]*)${WIDTH}/]`, MESSAGE),
];

const frameMessages = [
  ban('CallExpression[callee.property.name="postMessage"]', 'Talk to frames through the port of the bridge.'),
];

const unfinishedTests = [
  ban(
    'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
    'Run every test, or remove it.',
  ),
];

const browserSleeps = [
  ban('CallExpression[callee.property.name="waitForTimeout"]', 'Wait for what should happen, not for a time.'),
];

const syntax = (...lists) => ({ 'no-restricted-syntax': ['error', ...everywhere, ...lists.flat()] });

/** Restricted syntax by kind of file. In ESLint a later list replaces an earlier one, so each list is complete. */
export const restrictedSyntax = {
  tools: syntax(),
  product: syntax(noDefaultExport, htmlSinks, originTests),
  timeless: syntax(noDefaultExport, htmlSinks, originTests, ambientTimeAndChance),
  inner: syntax(noDefaultExport, htmlSinks, originTests, ambientTimeAndChance, localCustoms),
  trustPolicy: syntax(noDefaultExport, htmlSinks, ambientTimeAndChance, localCustoms),
  hostRules: syntax(noDefaultExport, htmlSinks, ambientTimeAndChance),
  ui: syntax(noDefaultExport, htmlSinks, originTests, ambientTimeAndChance, frameMessages, mediaConditions),
  machines: syntax(
    noDefaultExport,
    htmlSinks,
    originTests,
    ambientTimeAndChance,
    localCustoms,
    frameMessages,
    mediaConditions,
  ),
  richText: syntax(noDefaultExport, originTests, ambientTimeAndChance, frameMessages, mediaConditions),
  tests: syntax(noDefaultExport, unfinishedTests),
  e2e: syntax(noDefaultExport, unfinishedTests, browserSleeps),
};

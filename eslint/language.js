// Rules of docs/style.md that a parser can check: openings of comments and titles of tests.

const OPENINGS = /^(What|Who|Whose|Whom|Whoever|Whatever|Whichever|How|Whether|Where|That|It)\b/;
const FORBIDDEN = /\b(tell|tells|told|telling)\b/i;
const DIRECTIVE = /^(eslint|@ts-|@vite|@vitest|oxfmt|istanbul|v8|c8|#__PURE__|global )/;

const textOf = (comment) =>
  comment.value
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, ''))
    .join('\n')
    .trim();

/** Splits a comment at its TSDoc tags. */
const parts = (text) => text.split(/^@\w+(?: [\d.]+[a-z]?)?(?: |$)/m).map((part) => part.trim());

const comments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opening: 'Start with a verb or a noun (style 3): "{{word}}".',
      verb: 'Publish, send, notify, report or return (style 10).',
    },
  },
  create: (context) => ({
    Program() {
      let above;
      for (const comment of context.sourceCode.getAllComments()) {
        const text = textOf(comment);
        const follows =
          comment.type === 'Line' && above?.type === 'Line' && above.loc.end.line + 1 === comment.loc.start.line;
        above = comment;
        if (DIRECTIVE.test(text)) continue;
        if (FORBIDDEN.test(text)) context.report({ loc: comment.loc, messageId: 'verb' });
        if (follows) continue;
        const found = parts(text)
          .map((part) => OPENINGS.exec(part)?.[1])
          .find((word) => word !== undefined);
        if (found !== undefined) context.report({ loc: comment.loc, messageId: 'opening', data: { word: found } });
      }
    },
  }),
};

const SUITES = ['test', 'it', 'describe', 'property'];

/** Returns `test` for `test(...)`, `test.each(...)(...)`, and `describe` for `test.describe(...)`. */
const nameOf = (callee) => {
  if (callee.type === 'MemberExpression')
    return callee.property.name === 'describe' ? 'describe' : nameOf(callee.object);
  return callee.type === 'CallExpression' ? nameOf(callee.callee) : callee.name;
};

const titles = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      short: 'Name subject, behaviour and condition (style 6).',
      verb: 'Publish, send, notify, report or return (style 10).',
    },
  },
  create: (context) => ({
    CallExpression({ callee, arguments: [first] }) {
      const name = nameOf(callee);
      if (!SUITES.includes(name)) return;
      const title =
        first?.type === 'Literal'
          ? first.value
          : first?.type === 'TemplateLiteral'
            ? first.quasis.map(({ value }) => value.raw).join('x')
            : undefined;
      if (typeof title !== 'string') return;
      if (FORBIDDEN.test(title)) context.report({ node: first, messageId: 'verb' });
      if (name !== 'describe' && title.trim().split(/\s+/).length < 3)
        context.report({ node: first, messageId: 'short' });
    },
  }),
};

export const language = { rules: { comments, titles } };

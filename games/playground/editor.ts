import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { HighlightStyle, bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, drawSelection, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

interface EditorOptions {
  readonly parent: HTMLElement;
  readonly program: string;
  /** Nonce of the page, for the style sheet of the editor. */
  readonly nonce: string;
  /** Receives each changed program. */
  readonly changed: (program: string) => void;
  /** Runs the program, by Ctrl+Enter or Cmd+Enter. */
  readonly run: () => void;
}

interface Editor {
  program(): string;
  /** Replaces the program; undo restores the previous one. */
  replace(program: string): void;
}

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.tagName], color: '#FF9CDC' },
  { tag: [tags.string, tags.attributeValue], color: '#8FE8B5' },
  { tag: [tags.comment, tags.documentMeta], color: '#A5A9C4' },
  { tag: [tags.number, tags.bool, tags.null], color: '#FFC48A' },
  { tag: [tags.attributeName, tags.propertyName], color: '#8FDDFF' },
]);

/** Creates the editor. The Tab key moves the focus out of the editor. */
export function createEditor({ parent, program, nonce, changed, run }: EditorOptions): Editor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: program,
      extensions: [
        EditorView.cspNonce.of(nonce),
        EditorView.contentAttributes.of({ 'aria-labelledby': 'program-title', tabindex: '0' }),
        EditorView.theme({}, { dark: true }),
        keymap.of([
          {
            key: 'Mod-Enter',
            run: () => {
              run();
              return true;
            },
          },
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        ...[lineNumbers(), history(), drawSelection(), bracketMatching(), syntaxHighlighting(colours)],
        html({ autoCloseTags: false }),
        EditorView.lineWrapping,
        EditorView.updateListener.of((update) => {
          if (update.docChanged) changed(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    program: () => view.state.doc.toString(),
    replace: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
  };
}

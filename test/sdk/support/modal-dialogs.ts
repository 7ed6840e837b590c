/** What jsdom lacks of modal dialogs. */
export function supportModalDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement, value: string) {
      this.open = false;
      this.returnValue = value;
      this.dispatchEvent(new Event('close'));
    },
  });
}

/** The shadow tree that the sandbox has put into the page under that name. */
export function shadowOf(name: string): ShadowRoot | undefined {
  return document.querySelector(`[data-holocade=${name}]`)?.shadowRoot ?? undefined;
}

/** The buttons in it. */
export const buttonsOf = (name: string): readonly HTMLButtonElement[] => [
  ...(shadowOf(name)?.querySelectorAll('button') ?? []),
];

/** Adds the modal dialog methods that jsdom lacks. */
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

/** Returns the sandbox's shadow tree with a name. */
export function shadowOf(name: string): ShadowRoot | undefined {
  return document.querySelector(`[data-holocade=${name}]`)?.shadowRoot ?? undefined;
}

/** Returns the buttons of a shadow tree. */
export const buttonsOf = (name: string): readonly HTMLButtonElement[] => [
  ...(shadowOf(name)?.querySelectorAll('button') ?? []),
];

/**
 * Adds to jsdom what it lacks of `<dialog>`: `showModal`, `close`, and the Esc key, which fires `cancel` and closes.
 * Call it once.
 */
export function installNativeDialog() {
  const dialogs = HTMLDialogElement.prototype
  if (Object.hasOwn(dialogs, 'showModal')) return
  Object.assign(dialogs, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      this.querySelector<HTMLElement>('button, [href], input, select, textarea')?.focus()
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      setTimeout(() => this.dispatchEvent(new Event('close')))
    },
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const opened = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
    if (opened?.dispatchEvent(new Event('cancel', { cancelable: true }))) opened.close()
  })
}

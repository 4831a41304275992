import styles from './openModal.module.css'

/** Opens a modal dialog, by hand in Firefox before 98. @returns a function that closes the dialog */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!('showModal' in dialog)) return openWithoutShowModal(dialog)
  dialog.showModal()
  return () => dialog.close()
}

function openWithoutShowModal(dialog: HTMLElement): () => void {
  const backdrop = document.createElement('div')
  const listening = new AbortController()
  const { signal } = listening
  const askToClose = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  const keepFocusInside = ({ target }: Event) => {
    if (target instanceof Node && !dialog.contains(target))
      dialog.querySelector<HTMLElement>('[tabindex], button')?.focus()
  }

  backdrop.className = `${styles.backdrop ?? ''} no-print`
  // Prepended, so that the dialog is painted above the backdrop.
  document.body.prepend(backdrop)
  dialog.classList.add(styles.byHand ?? '')
  dialog.setAttribute('open', '')
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  backdrop.addEventListener('click', askToClose, { signal })
  document.addEventListener('focusin', keepFocusInside, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && askToClose(), { signal })
  return () => {
    listening.abort()
    backdrop.remove()
    dialog.removeAttribute('open')
  }
}

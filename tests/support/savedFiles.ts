import { vi } from 'vitest'

/** From here on files are not really saved. @returns the names of those that were to be, as they come */
export function watchSavedFiles(): string[] {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:archivo'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
    return true
  })
  return saved
}

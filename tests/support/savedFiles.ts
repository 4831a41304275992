import { vi } from 'vitest'

/** Prevents the browser from saving files. @returns an array to which the name of each saved file is added */
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

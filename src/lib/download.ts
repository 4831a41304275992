/** Hands a file to the browser's own download. The library is loaded when something is downloaded. */
export async function saveFile(file: Blob, name: string): Promise<void> {
  const { saveAs } = await import('file-saver')
  saveAs(file, name)
}

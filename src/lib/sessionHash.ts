/** Hex SHA-256 of id and e-mail together. Loaded when somebody signs in; `crypto.subtle` is missing on plain http. */
export async function sessionHash(id: number, email: string): Promise<string> {
  const [{ sha256 }, { bytesToHex, utf8ToBytes }] = await Promise.all([
    import('@noble/hashes/sha2.js'),
    import('@noble/hashes/utils.js'),
  ])
  return bytesToHex(sha256(utf8ToBytes(`${id}${email}`)))
}

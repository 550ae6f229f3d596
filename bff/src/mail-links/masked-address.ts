/** Enough to recognise one's own address, too little to learn another's: `a•••@post.example`. */
export function maskedAddress(eMailAddress: string): string {
  const at = eMailAddress.lastIndexOf('@')
  return `${eMailAddress.slice(0, 1)}•••${eMailAddress.slice(at)}`
}

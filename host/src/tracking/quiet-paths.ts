/** Pages that are neither counted nor asked on: the text that explains the question, and ways that are left at once. */
const quietPaths = ['/data-protection', '/login', '/callback', '/logout', '/account-linking']

export const isQuiet = (pathname: string) => quietPaths.includes(pathname.replace(/\/$/, ''))

import {
  ACCOUNT_LINKING_PATH,
  CALLBACK_PATH,
  DATA_PROTECTION_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
} from '../paths.ts'

/** Pages that are neither counted nor asked on: the text that explains the question, and ways that are left at once. */
const quietPaths = [DATA_PROTECTION_PATH, SIGN_IN_PATH, CALLBACK_PATH, SIGN_OUT_PATH, ACCOUNT_LINKING_PATH]

export const isQuiet = (pathname: string) => quietPaths.includes(pathname.replace(/\/$/, ''))

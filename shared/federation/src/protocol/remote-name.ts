import * as v from 'valibot'

/** The name of a remote, which is also that of its folder. */
export const RemoteNameSchema = v.pipe(
  v.string(),
  v.regex(/^mfe-[a-z]+(-[a-z]+)*$/, 'must name remotes, such as mfe-example'),
)

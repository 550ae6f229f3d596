#!/bin/sh
# The shell of the scripts that `npm test` runs. Writes how much processor time a script and its processes have used.
/bin/sh "$@"
code=$?
[ -d "$STEP_TIMES" ] && times > "$STEP_TIMES/$TURBO_HASH"
exit $code

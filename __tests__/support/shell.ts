const LOOKS = 15_000;

/**
 * A line of shell that goes on once a file is there: how a test holds an agent or a hook where it wants it. After some
 * five minutes it goes on anyway, so that nothing loops for ever behind a run of tests that was killed.
 *
 * @param file as it is written between double quotes, with its variables
 */
export function untilThere(file: string): string {
  return `looks=0; while [ ! -e "${file}" ] && [ $looks -lt ${LOOKS} ]; do looks=$((looks+1)); sleep 0.02; done`;
}

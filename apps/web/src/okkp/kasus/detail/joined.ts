/** Facts of a record in one line. */
export const joined = (...parts: readonly (string | null | undefined | false)[]) =>
  parts.filter(Boolean).join(' · ')

import { Fragment } from 'react'
import { nomorParts } from '#platform/ui/nomor/nomor-parts.ts'

/** A permit number that breaks between its parts instead of between digits. */
export function Nomor({ children }: { children: string }) {
  return nomorParts(children).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a number stand in their order
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

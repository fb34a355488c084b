import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { type Address, type ChangeForm, textOf } from '#platform/record/record-definition.ts'
import { useMayWrite } from '#platform/record/use-may-write.ts'
import { useSaved } from '#platform/record/use-saved.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'

interface ChangeScreenProps<R extends Named, Isian, Initial, Named> {
  of: ChangeForm<R, Isian, Initial, Named>
  /** Parameters of the record, if the path of the URL does not contain them. */
  at?: Address
}

export function ChangeScreen<R extends Named, Isian, Initial, Named>(
  props: ChangeScreenProps<R, Isian, Initial, Named>,
) {
  const { record } = props.of
  return useMayWrite(record) ? <Loaded {...props} /> : record.writers?.refused('Ubah')
}

function Loaded<R extends Named, Isian, Initial, Named>({
  of: screen,
  at,
}: ChangeScreenProps<R, Isian, Initial, Named>) {
  const { record } = screen
  const params = useParams({ strict: false })
  const read = record.useRead(at ?? params)
  return (
    <RecordLoader read={read} noun={record.noun} crumbs={record.crumbs} back={record.list}>
      {(found) => <Change key={record.pageOf(found)} of={screen} found={found} />}
    </RecordLoader>
  )
}

interface ChangeProps<R extends Named, Isian, Initial, Named>
  extends ChangeScreenProps<R, Isian, Initial, Named> {
  found: R
}

function Change<R extends Named, Isian, Initial, Named>({
  of: screen,
  found,
}: ChangeProps<R, Isian, Initial, Named>) {
  // The record as it was when the form opened. If a newer version arrives, the server must reject the save as a
  // conflict.
  const [before] = useState(found)
  const { record } = screen
  const user = useSignedInUser()
  const saved = useSaved(record.useRefresh())
  const home = record.pageOf(before)
  const crumb = screen.crumb?.(before)
  const crumbs = crumb === undefined ? record.crumbs : [...record.crumbs, { label: crumb, to: home }]
  const closed = screen.closed?.(before)
  if (closed) {
    return (
      <>
        <PageHeader title={closed.header} crumbs={crumbs} />
        <EmptyState
          title={closed.title}
          text={closed.text}
          action={<AppLink to={home}>Lihat {record.noun.toLowerCase()}</AppLink>}
        />
      </>
    )
  }
  const draftKey = screen.draftKey?.(before)
  return (
    <>
      <PageHeader title={screen.title(before)} meta={textOf(screen.meta, before)} crumbs={crumbs} />
      {screen.above?.(before)}
      {screen.form(
        {
          initial: screen.initial(before, user),
          ...(draftKey === undefined ? {} : { draftKey }),
          submitLabel: textOf(screen.submitLabel, before) ?? 'Simpan perubahan',
          onSubmit: async (isian) => saved(await screen.save(isian, before), home),
          extraActions: <BackButton to={home}>{screen.back}</BackButton>,
        },
        before,
      )}
    </>
  )
}

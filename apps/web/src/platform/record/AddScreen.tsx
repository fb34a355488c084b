import type { ReactNode } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { type AddForm, textOf } from '#platform/record/record-definition.ts'
import { useMayWrite } from '#platform/record/use-may-write.ts'
import { useSaved } from '#platform/record/use-saved.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

interface AddScreenProps<R extends Named, Isian, Initial, From, Named> {
  of: AddForm<R, Isian, Initial, From, Named>
  from: From
}

/** The screen of a new record. `from` is optional if the definition needs no input. */
export function AddScreen<R extends Named, Isian, Initial, Named>(
  props: Pick<AddScreenProps<R, Isian, Initial, undefined, Named>, 'of'>,
): ReactNode
export function AddScreen<R extends Named, Isian, Initial, From, Named>(
  props: AddScreenProps<R, Isian, Initial, From, Named>,
): ReactNode
export function AddScreen<R extends Named, Isian, Initial, From, Named>({
  of: screen,
  from,
}: Partial<AddScreenProps<R, Isian, Initial, From, Named>> &
  Pick<AddScreenProps<R, Isian, Initial, From, Named>, 'of'>) {
  const { record } = screen
  if (!useMayWrite(record)) return record.writers?.refused('Tambah')
  return <Add of={screen} from={from as From} />
}

function Add<R extends Named, Isian, Initial, From, Named>({
  of: screen,
  from,
}: AddScreenProps<R, Isian, Initial, From, Named>) {
  const { record, save, next = record.pageOf } = screen
  const user = useSignedInUser()
  const saved = useSaved(record.useRefresh())
  const meta = textOf(screen.meta, from)
  const draftKey = screen.draftKey?.(from)
  return (
    <>
      <PageHeader title={textOf(screen.title, from)} meta={meta} crumbs={record.crumbs} />
      {screen.above?.(from, user)}
      {screen.form(
        {
          initial: screen.initial(from, user),
          ...(draftKey === undefined ? {} : { draftKey }),
          submitLabel: screen.submitLabel,
          onSubmit: async (isian) => {
            const answer = await save(isian, from)
            saved(answer, next(answer.data, from))
          },
          extraActions: <BackButton to={record.list}>Kembali ke daftar</BackButton>,
        },
        from,
      )}
    </>
  )
}

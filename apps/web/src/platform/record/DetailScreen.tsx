import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { ChangeButton } from '#platform/record/ChangeButton.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { RemoveMenu } from '#platform/record/RemoveMenu.tsx'
import type { RecordDetail } from '#platform/record/record-definition.ts'
import { useMayWrite } from '#platform/record/use-may-write.ts'

interface DetailScreenProps<R extends Named, Named> {
  of: RecordDetail<R, Named>
  /** Content about the record from other modules, which the route provides. */
  children?: (record: R) => ReactNode
}

export function DetailScreen<R extends Named, Named>({
  of: { record, ...screen },
  children,
}: DetailScreenProps<R, Named>) {
  const mayWrite = useMayWrite(record)
  const read = record.useRead(useParams({ strict: false }))
  return (
    <RecordLoader read={read} noun={record.noun} crumbs={record.crumbs} back={record.list}>
      {(found) => (
        <>
          <PageHeader
            title={screen.title(found)}
            meta={screen.meta?.(found)}
            badge={screen.badge?.(found)}
            crumbs={mayWrite ? record.crumbs : record.writers?.crumbsOfReaders}
            actions={mayWrite && <Actions of={{ record, ...screen }} found={found} />}
          />
          {screen.body(found, children?.(found))}
        </>
      )}
    </RecordLoader>
  )
}

function Actions<R extends Named, Named>({ of: screen, found }: { of: RecordDetail<R, Named>; found: R }) {
  const { record, actions, change, remove } = screen
  const refresh = record.useRefresh()
  return (
    <>
      {actions?.(found)}
      {change && <ChangeButton to={`${record.pageOf(found)}/ubah`}>{change}</ChangeButton>}
      {remove && (
        <RemoveMenu
          noun={remove.noun}
          nama={remove.nameOf(found)}
          text={remove.text}
          remove={() => remove.call(found)}
          refresh={refresh}
          back={record.list}
        />
      )}
    </>
  )
}

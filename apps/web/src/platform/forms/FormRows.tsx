import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from '#platform/forms/FormRows.module.css'
import { useRowIds } from '#platform/forms/use-row-ids.ts'
import { Icon } from '#platform/icon/Icon.tsx'

interface FormRowsProps {
  noun: string
  count: number
  min?: number
  max?: number
  add: () => void
  remove: (index: number) => void
  /** `currentIndex` returns the current index of the row when an upload finishes, or -1 if the row was removed. */
  children: (index: number, currentIndex: () => number) => ReactNode
}

/** A list of blocks in a form that the user can add and remove. */
export function FormRows({ noun, count, min = 0, max, add, remove, children }: FormRowsProps) {
  const rows = useRowIds(count)
  return (
    <div className={classes.rows}>
      {rows.ids.map((id, index) => (
        <FormRow
          key={id}
          noun={noun}
          number={index + 1}
          onRemove={
            count > min
              ? () => {
                  rows.remove(index)
                  remove(index)
                }
              : undefined
          }
        >
          {children(index, () => rows.indexOf(id))}
        </FormRow>
      ))}
      {count === 0 && <p className={classes.none}>Belum ada {noun}.</p>}
      {(max === undefined || count < max) && (
        <div>
          <Button variant="default" leftSection={<Icon of={IconPlus} />} onClick={add}>
            Tambah {noun}
          </Button>
        </div>
      )}
    </div>
  )
}

interface FormRowProps {
  noun: string
  number: number
  onRemove: (() => void) | undefined
  children: ReactNode
}

function FormRow({ noun, number, onRemove, children }: FormRowProps) {
  const titleId = useId()
  return (
    <fieldset className={classes.row} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h3 id={titleId}>
          {noun.charAt(0).toUpperCase() + noun.slice(1)} {number}
        </h3>
        {onRemove && (
          <Button
            variant="subtle"
            color="red"
            size="sm"
            leftSection={<Icon of={IconTrash} size={16} />}
            onClick={onRemove}
            aria-label={`Hapus ${noun} ${number}`}
          >
            Hapus
          </Button>
        )}
      </div>
      {children}
    </fieldset>
  )
}

import type { FileKind } from '@portal/domain/platform/files.contract'
import { useState } from 'react'
import classes from '#okkp/registrasi/form.module.css'
import { FileField } from '#platform/forms/FileField.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'

const most = 6
const accept: readonly FileKind[] = ['pdf', 'jpeg', 'png']

/** Up to six files, one field each and an empty one below them. */
export function LampiranField(field: FieldBinding) {
  const keys = Array.isArray(field.value) ? field.value.map(String) : []
  const [removed, setRemoved] = useState(0)

  function set(index: number, key: unknown) {
    const next = [...keys]
    if (typeof key === 'string') next[index] = key
    else next.splice(index, 1)
    // The fields after it move up; made anew, none keeps the file name of another.
    if (next.length < keys.length) setRemoved(removed + 1)
    field.onChange(next)
  }

  return (
    <div className={classes.fields}>
      {Array.from({ length: Math.min(keys.length + 1, most) }, (_, index) => (
        <FileField
          {...field}
          // biome-ignore lint/suspicious/noArrayIndexKey: a field keeps its place while its file is sent
          key={`${removed}-${index}`}
          id={index === 0 ? field.id : `${field.id}-${index}`}
          name={`${field.name}.${index}`}
          label={keys.length === 0 ? field.label : `${field.label} ${index + 1}`}
          error={index === 0 ? field.error : undefined}
          value={keys[index] ?? null}
          onChange={(key) => set(index, key)}
          accept={accept}
          optional
        />
      ))}
    </div>
  )
}

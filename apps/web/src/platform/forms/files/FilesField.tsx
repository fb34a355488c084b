import { documentKinds, type FileKind } from '@portal/domain/platform/files/files.contract'
import classes from '#platform/forms/Form.module.css'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { withFile } from '#platform/forms/files/with-file.ts'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'

interface FilesFieldProps extends FieldBinding {
  most?: number
  accept?: readonly FileKind[]
}

/** An upload field for several files: one field per file, plus an empty one. */
export function FilesField({ most = 6, accept = documentKinds, ...field }: FilesFieldProps) {
  const keys = keysOf(field.value)

  /** Updates the current form value, because other files may have been removed during the upload. */
  function set(before: string | undefined, after: unknown) {
    const key = typeof after === 'string' ? after : null
    field.onChange((now: unknown) => withFile(keysOf(now), before, key))
  }

  return (
    <div className={classes.fields}>
      {Array.from({ length: Math.min(keys.length + 1, most) }, (_, index) => (
        <FileField
          {...field}
          key={keys[index] ?? 'kosong'}
          id={index === 0 ? field.id : `${field.id}-${index}`}
          name={`${field.name}.${index}`}
          label={keys.length === 0 ? field.label : `${field.label} ${index + 1}`}
          error={index === 0 ? field.error : undefined}
          value={keys[index] ?? null}
          onChange={(key) => set(keys[index], key)}
          accept={accept}
          optional
        />
      ))}
    </div>
  )
}

function keysOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

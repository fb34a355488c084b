import type { FieldUse } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { bagian, usesIn } from '#okkp/registrasi/bagian.ts'
import classes from '#okkp/registrasi/form/form.module.css'
import type { RegistrasiFormHandle } from '#okkp/registrasi/form/registrasi-form.ts'
import { Icon } from '#platform/icon/Icon.tsx'

interface KemajuanFormProps {
  jenisId: number
  values: RegistrasiFormHandle['form']['values']
}

/** Progress of each section. Only required fields count. */
export function KemajuanForm({ jenisId, values }: KemajuanFormProps) {
  return (
    <aside className={classes.progress} aria-label="Kemajuan pengisian">
      <h2>Yang wajib diisi</h2>
      <ul>
        {bagian.map(({ judul, keys }) => {
          const required = usesIn(jenisId, keys).filter((use) => use.required)
          const filled = required.filter(({ key }: FieldUse) => Boolean(values[key])).length
          const full = filled === required.length
          const icon = full ? IconCircleCheck : IconCircleDashed
          return (
            <li key={judul} data-full={full || undefined}>
              <Icon of={icon} />
              {judul}
              <small>
                {filled} dari {required.length}
              </small>
            </li>
          )
        })}
      </ul>
    </aside>
  )
}

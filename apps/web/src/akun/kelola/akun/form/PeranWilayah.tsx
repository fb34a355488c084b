import { roleLabels } from '@portal/domain/platform/role-labels'
import { type RegionNeed, type Role, regionNeeds } from '@portal/domain/platform/roles'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { Section } from '#platform/page/Section.tsx'
import { WilayahField } from '#platform/wilayah/WilayahField.tsx'
import classes from './AkunForm.module.css'
import { regionForRole } from './akun-form.ts'
import type { AkunFormHandle } from './akun-form-handle.ts'

const hints: Record<RegionNeed, string> = {
  'tidak ada': 'Peran ini meliputi seluruh Indonesia, jadi tidak memerlukan wilayah.',
  provinsi: 'Peran ini meliputi satu provinsi.',
  kota: 'Peran ini meliputi satu kabupaten/kota.',
  'provinsi atau kota':
    'Peran ini meliputi satu provinsi, atau satu kabupaten/kota saja. Kosongkan kabupaten/kota bila meliputi seluruh provinsi.',
}

interface PeranWilayahProps {
  form: AkunFormHandle
  roles: readonly Role[]
  isNew: boolean
}

export function PeranWilayah({ form, roles, isNew }: PeranWilayahProps) {
  const { role, provinsi_id, kota_id } = form.form.values
  const need = role ? regionNeeds[role] : undefined
  const regional = roles.some((choice) => regionNeeds[choice] !== 'tidak ada')
  const field = form.field('role')

  function choose(next: unknown) {
    field.onChange(next)
    const region = regionForRole(next as Role | null, { provinsi_id, kota_id })
    form.form.setFieldValue('provinsi_id', region.provinsi_id)
    form.form.setFieldValue('kota_id', region.kota_id)
  }

  return (
    <Section
      title={regional ? 'Peran dan wilayah' : 'Peran'}
      text={isNew ? undefined : 'Mengubah peran atau wilayah langsung mengakhiri semua sesi akun ini.'}
    >
      <div className={classes.fields}>
        <SelectField
          {...field}
          onChange={choose}
          options={roles.map((value) => ({ value, label: roleLabels[value] }))}
          {...(regional && need ? { help: hints[need] } : {})}
        />
        {need && need !== 'tidak ada' && (
          <WilayahField field={form.field} depth={need === 'provinsi' ? 'provinsi' : 'kota'} />
        )}
      </div>
    </Section>
  )
}

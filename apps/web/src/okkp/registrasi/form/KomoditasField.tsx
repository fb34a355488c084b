import { useKomoditas } from '#okkp/komoditas/use-komoditas.ts'
import type { RegistrasiFormHandle } from '#okkp/registrasi/form/registrasi-form.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import type { CommonField } from '#platform/forms/fields.tsx'

/** A chosen commodity fills in its Latin name, unless the user has typed one. */
export function KomoditasField({ field, form }: { field: CommonField; form: RegistrasiFormHandle }) {
  const komoditas = useKomoditas()

  function choose(next: unknown) {
    const { komoditas_id: before, nama_ilmiah } = form.form.values
    const latinOf = (id: unknown) => komoditas.find((found) => found.id === id)?.nama_latin ?? null
    field.onChange(next)
    if (!nama_ilmiah || nama_ilmiah === latinOf(before)) {
      form.form.setFieldValue('nama_ilmiah', latinOf(next))
    }
  }

  return (
    <SelectField
      {...field}
      onChange={choose}
      placeholder="Pilih atau ketik nama"
      options={komoditas.map(({ id, nama }) => ({ value: id, label: nama }))}
    />
  )
}

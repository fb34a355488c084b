import { Button } from '@mantine/core'
import type { DataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { IconPlus } from '@tabler/icons-react'
import { MultiSelectField } from '#platform/forms/choice-fields.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import { kelompokDataUsaha } from '#psat/data-usaha/butir-data-usaha.ts'
import classes from '#psat/data-usaha/DataUsaha.module.css'
import type { ProdukFormHandle } from '#psat/data-usaha/produk-form.ts'

export const fieldTerkait = {
  'unit-produksi': 'unit_produksi',
  pemasok: 'daftar_pemasok',
  pelanggan: 'daftar_pelanggan',
} as const
export type JenisTerkait = keyof typeof fieldTerkait
const urutan: readonly JenisTerkait[] = ['unit-produksi', 'pemasok', 'pelanggan']

interface TerkaitFieldsProps {
  form: ProdukFormHandle
  data: DataUsaha
  onAdd: (jenis: JenisTerkait) => void
}

/** Selects units, suppliers and customers of a product. The user can add missing ones without leaving the form. */
export function TerkaitFields({ form, data, onAdd }: TerkaitFieldsProps) {
  return (
    <section className={classes.group}>
      <h3>Unit, pemasok, dan pelanggan</h3>
      {urutan.map((jenis) => {
        const { butir, nama } = kelompokDataUsaha[jenis]
        return (
          <div key={jenis} className={classes.withAdd}>
            <MultiSelectField
              {...form.field(fieldTerkait[jenis])}
              optional={jenis === 'pelanggan'}
              options={butir(data).map(({ id, judul }) => ({ value: id, label: judul }))}
            />
            <Button
              variant="subtle"
              size="sm"
              leftSection={<Icon of={IconPlus} size={16} />}
              onClick={() => onAdd(jenis)}
            >
              Tambah {nama}
            </Button>
          </div>
        )
      })}
    </section>
  )
}

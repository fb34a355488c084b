import type { Produk } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { produkFormDenganKlaim } from '@portal/domain/psat/isian/klaim'
import { useMemo, useState } from 'react'
import { useJenisKlaim } from '#okkp/index.ts'
import { FormDrawer } from '#platform/forms/FormDrawer.tsx'
import type { FormDataUsaha, Tersimpan } from '#psat/data-usaha/form-data-usaha.ts'
import { MitraModal } from '#psat/data-usaha/MitraModal.tsx'
import { IdentitasProdukFields, KemasanFields, UjiProdukFields } from '#psat/data-usaha/ProdukFields.tsx'
import { blankProduk, produkLabels } from '#psat/data-usaha/produk-form.ts'
import { fieldTerkait, type JenisTerkait, TerkaitFields } from '#psat/data-usaha/TerkaitFields.tsx'
import { UnitDrawer } from '#psat/data-usaha/UnitDrawer.tsx'
import { useFormBaris } from '#psat/data-usaha/use-form-baris.ts'

export function ProdukDrawer({ data, ...props }: FormDataUsaha<Produk>) {
  const [adding, setAdding] = useState<JenisTerkait>()
  const klaim = useJenisKlaim()
  // Claims that the product had when the form was opened stay valid.
  const [dipakai] = useState(props.baris?.jenis_klaim ?? [])
  const schema = useMemo(() => produkFormDenganKlaim(klaim, dipakai), [klaim, dipakai])
  const { form, modal } = useFormBaris(
    {
      jenis: 'produk',
      schema,
      labels: produkLabels,
      initial: (baris?: Produk) => baris ?? blankProduk,
      namaOf: ({ nama_dagang }) => nama_dagang,
    },
    props,
  )

  const baru = (jenis: JenisTerkait) => ({
    baris: undefined,
    data,
    perusahaan: props.perusahaan,
    onSaved: ({ id }: Tersimpan) => select(jenis, id),
    onClosed: () => setAdding(undefined),
  })

  function select(jenis: JenisTerkait, id: number) {
    const { value, onChange } = form.field(fieldTerkait[jenis])
    onChange([...new Set([...(Array.isArray(value) ? value : []), id])])
  }

  return (
    <>
      <FormDrawer {...modal} form={form} covered={adding !== undefined}>
        <IdentitasProdukFields form={form} />
        <KemasanFields form={form} berkas={data.berkas} klaim={klaim} />
        <UjiProdukFields form={form} berkas={data.berkas} />
        <TerkaitFields form={form} data={data} onAdd={setAdding} />
      </FormDrawer>
      {/*
       * These forms stand beside the product form, because React would bubble their submit event to the product form.
       */}
      {adding === 'unit-produksi' && <UnitDrawer {...baru(adding)} />}
      {(adding === 'pemasok' || adding === 'pelanggan') && <MitraModal jenis={adding} {...baru(adding)} />}
    </>
  )
}

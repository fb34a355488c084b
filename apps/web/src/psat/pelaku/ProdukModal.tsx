import { dataUsahaCalls } from '@portal/domain/psat/data-usaha/data-usaha.contract'
import type { Produk } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { produkFormDenganKlaim } from '@portal/domain/psat/isian/klaim'
import { useMemo, useState } from 'react'
import { useJenisKlaim } from '#okkp/index.ts'
import { call } from '#platform/api/client.ts'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import type { FormDataUsaha, Tersimpan } from '#psat/pelaku/form-data-usaha.ts'
import { MitraModal } from '#psat/pelaku/MitraModal.tsx'
import { IdentitasProdukFields, KemasanFields, UjiProdukFields } from '#psat/pelaku/ProdukFields.tsx'
import { blankProduk, produkLabels } from '#psat/pelaku/produk-form.ts'
import { fieldTerkait, type JenisTerkait, TerkaitFields } from '#psat/pelaku/TerkaitFields.tsx'
import { UnitModal } from '#psat/pelaku/UnitModal.tsx'
import { useFormBaris } from '#psat/pelaku/use-form-baris.ts'

export function ProdukModal({ data, onClosed, ...props }: FormDataUsaha<Produk>) {
  const { opened, close, baris, draftKey, save } = useFormBaris('produk', props)
  const [adding, setAdding] = useState<JenisTerkait>()
  const klaim = useJenisKlaim()
  const schema = useMemo(() => produkFormDenganKlaim(klaim, baris?.jenis_klaim ?? []), [klaim, baris])
  const { add, update } = dataUsahaCalls.produk
  const form = useZodForm({
    schema,
    initialValues: baris ?? blankProduk,
    labels: produkLabels,
    draftKey,
    onSubmit: (body) =>
      save((query) =>
        baris
          ? call(update, { query, body: { ...body, id: baris.id, versi: baris.versi } })
          : call(add, { query, body }),
      ),
  })

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
      <FormModal
        title={baris ? `Ubah ${baris.nama_dagang}` : 'Tambah produk'}
        form={form}
        submitLabel="Simpan produk"
        size="lg"
        opened={opened}
        covered={adding !== undefined}
        onClose={close}
        onClosed={onClosed}
      >
        <IdentitasProdukFields form={form} />
        <KemasanFields form={form} berkas={data.berkas} klaim={klaim} />
        <UjiProdukFields form={form} berkas={data.berkas} />
        <TerkaitFields form={form} data={data} onAdd={setAdding} />
      </FormModal>
      {/* Beside the form, not inside it: React would carry its submit up to the product's. */}
      {adding === 'unit-produksi' && <UnitModal {...baru(adding)} />}
      {(adding === 'pemasok' || adding === 'pelanggan') && <MitraModal jenis={adding} {...baru(adding)} />}
    </>
  )
}

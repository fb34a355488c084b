import type { Contract } from '@portal/domain/platform/contract'
import { dataUsahaCalls } from '@portal/domain/psat/data-usaha/data-usaha.contract'
import type { JenisDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { useState } from 'react'
import type { z } from 'zod'
import { callAny } from '#platform/api/client.ts'
import { useZodForm, type ZodFormOptions } from '#platform/forms/use-zod-form.ts'
import { useModal } from '#platform/ui/use-modal.ts'
import { kelompokDataUsaha } from '#psat/data-usaha/butir-data-usaha.ts'
import type { FormDataUsaha } from '#psat/data-usaha/form-data-usaha.ts'
import { useRefreshDataUsaha } from '#psat/data-usaha/use-data-usaha.ts'

interface Jawaban {
  data: { id: number }
  message?: string
}

interface BentukForm<S extends z.ZodType<unknown, object>, Row>
  extends Pick<ZodFormOptions<S>, 'schema' | 'labels'> {
  jenis: JenisDataUsaha
  initial: (baris: Row | undefined) => ZodFormOptions<S>['initialValues']
  namaOf: (baris: Row) => string
  /** Transforms the form values before sending. By default all values are sent. */
  tidy?: (values: z.input<S>) => z.input<S>
}

type Diminta<Row> = Omit<FormDataUsaha<Row>, 'data'>

/** Form for one row of company data, new or stored: initial values, save function and dialog. */
export function useFormBaris<S extends z.ZodType<unknown, object>, Row extends { id: number; versi: number }>(
  bentuk: BentukForm<S, Row>,
  { baris: diminta, perusahaan, onSaved, onClosed }: Diminta<Row>,
) {
  const { jenis, initial, namaOf, tidy = (values) => values, ...rules } = bentuk
  const { nama } = kelompokDataUsaha[jenis]
  const { close, modal: dialog } = useModal(onClosed)
  // Keeps the version from the moment of opening, so that the server refuses to overwrite a newer version.
  const [baris] = useState(diminta)
  const refresh = useRefreshDataUsaha()

  async function save(values: z.input<S>): Promise<void> {
    const contract: Contract = baris ? dataUsahaCalls[jenis].update : dataUsahaCalls[jenis].add
    const known = baris ? { id: baris.id, versi: baris.versi } : {}
    const options = { query: { perusahaan }, body: { ...tidy(values), ...known } }
    // TypeScript cannot tell which of the calls `jenis` selects. The typed form of each kind has already checked the
    // body.
    const { data, message = '' } = await callAny<Jawaban>(contract, options).finally(refresh)
    close()
    onSaved({ id: data.id, message })
  }

  const form = useZodForm({
    ...rules,
    initialValues: initial(baris),
    draftKey: `${jenis}-${baris ? `${baris.id}-${baris.versi}` : 'baru'}-${perusahaan ?? ''}`,
    onSubmit: save,
  })
  const modal = {
    title: baris ? `Ubah ${namaOf(baris)}` : `Tambah ${nama}`,
    submitLabel: `Simpan ${nama}`,
    ...dialog,
  }
  return { form, modal }
}

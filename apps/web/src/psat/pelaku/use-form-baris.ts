import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import type { FormDataUsaha } from '#psat/pelaku/form-data-usaha.ts'
import { useRefreshDataUsaha } from '#psat/pelaku/use-data-usaha.ts'

interface Jawaban {
  data: { id: number }
  message?: string | undefined
}

type Diminta<Row> = Pick<FormDataUsaha<Row>, 'baris' | 'perusahaan' | 'onSaved'>

/** The row a form of the library was opened on, and how it is saved. */
export function useFormBaris<Row extends { id: number; versi: number }>(
  jenis: string,
  { baris: diminta, perusahaan, onSaved }: Diminta<Row>,
) {
  const [opened, { close }] = useDisclosure(true)
  // As it was when the form was opened: a newer version must be refused by the server, not overwritten.
  const [baris] = useState(diminta)
  const refresh = useRefreshDataUsaha()
  const draftKey = `${jenis}-${baris ? `${baris.id}-${baris.versi}` : 'baru'}-${perusahaan ?? ''}`

  async function save(send: (query: { perusahaan: string | undefined }) => Promise<Jawaban>): Promise<void> {
    const { data, message = '' } = await send({ perusahaan }).finally(refresh)
    close()
    onSaved({ id: data.id, message })
  }
  return { opened, close, baris, draftKey, save }
}

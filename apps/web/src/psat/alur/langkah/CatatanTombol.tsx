import { Button } from '@mantine/core'
import { useAction } from '#platform/api/use-action.ts'
import { type ConfirmRequest, confirmWithNote } from '#platform/notices/confirm.ts'
import type { LangkahTombolProps } from '#psat/alur/langkah/langkah-props.ts'
import { sendLangkah } from '#psat/alur/langkah/send-langkah.ts'
import { useLangkah } from '#psat/alur/langkah/use-langkah.ts'

interface CatatanTombolProps extends LangkahTombolProps {
  tanya?: Pick<ConfirmRequest, 'title' | 'text' | 'tone'> | Pick<ConfirmRequest, 'text' | 'tone'>
  /** Requires a reason even if the call does not. */
  beralasan?: boolean
  bidang?: string
}

/** Button for a step that needs only a note: asks for confirmation, then sends the call. */
export function CatatanTombol({
  berkas,
  aksi,
  tombol,
  tanya,
  beralasan,
  bidang = 'keterangan',
}: CatatanTombolProps) {
  const take = useLangkah(berkas)
  const { run, button } = useAction()
  const required = beralasan ?? aksi.wajib_catatan

  async function ask() {
    const catatan = await confirmWithNote({
      title: `${aksi.label}?`,
      confirmLabel: aksi.label,
      note: { label: required ? 'Alasan' : 'Catatan', required },
      ...tanya,
    })
    if (catatan === undefined) return false
    return take(
      () => sendLangkah(berkas, aksi, { [bidang]: catatan }),
      () => undefined,
    )
  }

  return (
    <Button {...tombol} {...button} onClick={() => void run(ask)}>
      {aksi.label}
    </Button>
  )
}

import type { BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { TemuanLapangDrawer } from '#psat/lapang/TemuanLapangDrawer.tsx'
import type { Sasaran } from '#psat/temuan/meja/alamat-temuan.ts'
import { TemuanDrawer } from '#psat/temuan/meja/TemuanDrawer.tsx'

interface FormTemuanProps {
  berkas: BerkasPengajuan
  target: Sasaran | Temuan
  onClosed: () => void
}

/** Chooses the form by the origin of the finding: the documents, or the field audit. */
export function FormTemuan(props: FormTemuanProps) {
  const { target } = props
  const lapang = 'id' in target ? target.sasaran === 'lapangan' : target.lapangan !== undefined
  return lapang ? <TemuanLapangDrawer {...props} /> : <TemuanDrawer {...props} />
}

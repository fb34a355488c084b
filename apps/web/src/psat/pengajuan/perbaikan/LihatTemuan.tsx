import { Modal } from '@mantine/core'
import { labelBidang } from '@portal/domain/psat/isian/bidang'
import type { BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { DocumentViewer } from '#platform/viewer/DocumentViewer.tsx'
import { pinsOf } from '#psat/temuan/pins.ts'

interface LihatTemuanProps {
  berkas: BerkasPengajuan
  temuan: Temuan
  onClose: () => void
}

/** Shows the document version that the officer checked, with the finding pinned to its place. */
export function LihatTemuan({ berkas, temuan, onClose }: LihatTemuanProps) {
  const kunci = temuan.berkas ?? ''
  const label = labelBidang(temuan.bidang, berkas.salinan)
  return (
    <Modal opened onClose={onClose} title="Letak temuan" size="xl">
      {/*
       * The viewer is not lazy loaded: the dialog has its final size at once, so its buttons do not move under the
       * pointer.
       */}
      <DocumentViewer
        dokumen={{ kunci, label, nama: berkas.salinan.berkas[kunci]?.nama ?? label }}
        pins={pinsOf(berkas.temuan, kunci)}
        selectedPin={temuan.id}
      />
    </Modal>
  )
}

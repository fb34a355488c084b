import { Button } from '@mantine/core'
import { formatDateTime } from '@portal/domain/platform/format'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { generateLampiran } from '@portal/domain/psat/sekretariat/lampiran.contract'
import { IconDownload } from '@tabler/icons-react'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { openStored } from '#platform/files/open-stored.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'
import { DocumentViewer } from '#platform/viewer/DocumentViewer.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'
import type { Lampiran } from '#psat/sekretariat/lampiran/use-lampiran.ts'

const keadaanOss: Record<Lampiran['oss'], string> = {
  tanpa: 'Berkas ini tanpa izin OSS',
  belum: 'Belum dikirim ke OSS',
  menunggu: 'Menunggu jawaban OSS',
  diterima: 'Diterima OSS',
}
const caraTanda = { di_sini: 'Ditandatangani di portal', diunggah: 'PDF bertanda tangan diunggah' }

export function LampiranView({ berkas, lampiran }: { berkas: BerkasPengajuan; lampiran: Lampiran }) {
  const { dibuat, penyetuju, bertanda, berkas: disetujui } = lampiran
  const shown = bertanda ?? disetujui
  if (!dibuat || !shown) {
    return (
      <EmptyState
        title="Lampiran teknis belum dibuat"
        text="Sekretariat menyusunnya setelah sidang komisi teknis menerima berkas ini."
      />
    )
  }
  const facts: [string, string | null][] = [
    ['Nomor izin', berkas.nomor],
    ['Nomor OSS', lampiran.nomorOss],
    ['Dibuat', `${dibuat.oleh}, ${formatDateTime(dibuat.waktu)}`],
    ['Disetujui', penyetuju.length > 0 ? penyetuju.join(', lalu ') : 'Belum ada'],
    ['Tanda tangan', lampiran.caraTanda ? caraTanda[lampiran.caraTanda] : 'Belum ditandatangani'],
    ['OSS', keadaanOss[lampiran.oss]],
    ['Templat', lampiran.isOldTemplete ? 'Lama' : 'Terbaru'],
  ]
  return (
    <>
      <Section title="Lampiran teknis" {...(bertanda ? {} : { actions: <UnduhButton berkas={berkas} /> })}>
        <Facts facts={facts} layout="dense" />
      </Section>
      <div className={classes.viewer}>
        <DocumentViewer
          dokumen={{
            kunci: shown,
            label: 'Lampiran teknis',
            nama: bertanda ? 'Sudah ditandatangani' : 'Belum ditandatangani',
          }}
        />
      </div>
    </>
  )
}

/**
 * Downloads the approved attachment for a signature outside the portal. The PDF has the OSS number if OSS has sent it.
 */
function UnduhButton({ berkas: { auditType, id } }: { berkas: BerkasPengajuan }) {
  const { run, button } = useAction()
  return (
    <Button
      variant="default"
      leftSection={<Icon of={IconDownload} />}
      {...button}
      onClick={() =>
        void run(async () => {
          const { data } = await call(generateLampiran, { params: { auditType, auditId: id }, query: {} })
          if (data.path) await openStored(data.path)
        })
      }
    >
      Unduh untuk ditandatangani
    </Button>
  )
}

import { Button, Progress } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import type { HasilImpor, Impor } from '@portal/domain/platform/impor/impor-calls'
import { IconDeviceFloppy, IconDownload, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { saveFile } from '#platform/files/save-file.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { BarisDitolakTable } from '#platform/impor/BarisDitolakTable.tsx'
import { describeImpor } from '#platform/impor/describe-impor.ts'
import classes from '#platform/impor/impor.module.css'
import type { ImportLook } from '#platform/impor/import-look.ts'
import { KelompokKesalahan } from '#platform/impor/KelompokKesalahan.tsx'
import { StatusImporBadge } from '#platform/impor/StatusImporBadge.tsx'
import { TertahanModal } from '#platform/impor/TertahanModal.tsx'
import { isRunning, useImpor, useStoreImpor } from '#platform/impor/use-impor.ts'
import { useUndoImpor } from '#platform/impor/use-undo-impor.ts'
import { notify } from '#platform/notices/notify.ts'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

interface HasilImporCardProps {
  look: ImportLook
  uuid: string
  /** Shows the import that stores the rows of this dry run. */
  onStored: (uuid: string) => void
  onClose: () => void
}

/** Shows the result of an import or dry run, and polls while it runs. */
export function HasilImporCard({ look, uuid, onStored, onClose }: HasilImporCardProps) {
  const result = useImpor(look, uuid)
  const close = (
    <Button variant="subtle" color="gray" leftSection={<Icon of={IconX} />} onClick={onClose}>
      Tutup hasil
    </Button>
  )
  return (
    <Section
      title={result.data?.data.uji_coba ? 'Hasil pemeriksaan' : 'Hasil impor'}
      text={result.data?.data.nama_berkas}
      actions={close}
    >
      {result.error ? (
        <ErrorState
          title="Hasil belum dapat dimuat"
          error={result.error}
          onRetry={() => void result.refetch()}
        />
      ) : !result.data ? (
        <LoadingRows rows={2} />
      ) : isRunning(result.data.data.status) ? (
        <Running impor={result.data.data} />
      ) : (
        <Finished look={look} hasil={result.data} onStored={onStored} />
      )}
    </Section>
  )
}

function Running({ impor }: { impor: Impor }) {
  const { total, tersimpan, ditolak, uji_coba } = impor
  const share = total > 0 ? ((tersimpan + ditolak) / total) * 100 : 0
  return (
    <div className={classes.progress}>
      <p role="status">
        {impor.status === 'menunggu'
          ? 'Menunggu giliran…'
          : uji_coba
            ? `Memeriksa… ${formatNumber(total)} baris dibaca`
            : `Menyimpan… ${formatNumber(tersimpan)} baris tersimpan`}
      </p>
      <Progress
        value={uji_coba ? 100 : share}
        animated={uji_coba}
        striped={uji_coba}
        aria-label={uji_coba ? 'Memeriksa berkas' : 'Menyimpan baris'}
      />
      <p className={classes.quiet}>Anda boleh meninggalkan halaman ini; pekerjaannya tetap berjalan.</p>
    </div>
  )
}

function Finished({
  look,
  hasil,
  onStored,
}: { hasil: HasilImpor } & Pick<HasilImporCardProps, 'look' | 'onStored'>) {
  const impor = hasil.data
  const { undo, isUndoing, hasil: undone, forget } = useUndoImpor(look)
  const { isStoring, store } = useStoreImpor(look, onStored)
  const { title, text, tone } = describeImpor(impor, look.noun)
  return (
    <>
      <div className={classes.summary} data-tone={tone} role="status">
        <p className={classes.summaryTitle}>
          {title} {!impor.uji_coba && <StatusImporBadge status={impor.status} />}
        </p>
        {text && <p>{text}</p>}
        {impor.status === 'selesai' && !impor.uji_coba && <Outcome look={look} impor={impor} />}
      </div>
      <div className={classes.actions}>
        {impor.uji_coba && impor.tersimpan > 0 && (
          <Button
            size="lg"
            disabled={!impor.boleh_simpan}
            loading={isStoring}
            leftSection={<Icon of={IconDeviceFloppy} />}
            onClick={() => void store(impor)}
          >
            Simpan {formatNumber(impor.tersimpan)} baris yang benar
          </Button>
        )}
        <BadRowsButton impor={impor} />
        {!impor.uji_coba && impor.tersimpan > 0 && impor.status !== 'dibatalkan' && (
          <Button size="lg" variant="default" component={AppLink} {...look.storedLink(impor)}>
            Lihat {look.noun}nya
          </Button>
        )}
        {impor.boleh_batal && (
          <Button size="lg" variant="default" loading={isUndoing} onClick={() => void undo(impor)}>
            Batalkan impor
          </Button>
        )}
      </div>
      {impor.uji_coba && impor.tersimpan > 0 && (
        <p className={classes.quiet}>
          {impor.boleh_simpan
            ? 'Anda boleh meninggalkan halaman ini dan menyimpannya nanti; server menyimpan berkas ini sehari.'
            : 'Berkas ini sudah disimpan, atau sudah tidak ada di server. Untuk menyimpannya, unggah dan periksa sekali lagi.'}
        </p>
      )}
      {hasil.kelompok.length > 0 && impor.ditolak > 1 && <KelompokKesalahan kelompok={hasil.kelompok} />}
      {hasil.not_created.length > 0 && (
        <BarisDitolakTable
          rows={hasil.not_created}
          faults={hasil.kesalahan}
          total={impor.ditolak}
          headers={look.headersOf(impor.jenis_id)}
        />
      )}
      <TertahanModal look={look} hasil={undone} onClose={forget} />
    </>
  )
}

/** How the stored rows were judged, where the table has verdicts. */
function Outcome({ look, impor }: { look: ImportLook; impor: Impor }) {
  const { data } = useQuery({
    queryKey: [look.calls.detail.path, impor.uuid, 'putusan'],
    queryFn: () => look.outcomeOf?.(impor) ?? null,
    enabled: look.outcomeOf !== undefined,
    meta: { silent: true },
  })
  return data ? <p>{data}</p> : null
}

function BadRowsButton({ impor }: { impor: Impor }) {
  const path = impor.berkas_ditolak
  if (!path) return null
  return (
    <Button
      size="lg"
      variant="default"
      leftSection={<Icon of={IconDownload} />}
      onClick={() =>
        saveFile(path, `Baris ditolak ${impor.nama_berkas}`).catch(() =>
          notify.error('Berkas belum dapat diunduh. Coba lagi.'),
        )
      }
    >
      Unduh {formatNumber(impor.ditolak)} baris yang salah
    </Button>
  )
}

import { Button } from '@mantine/core'
import { listPermintaanUji, type PermintaanUji } from '@portal/domain/okkp/kasus/kasus.contract'
import { formatDate } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { useState } from 'react'
import { JawabPermintaanModal } from '#okkp/kasus/formulir/JawabPermintaanModal.tsx'
import classes from '#okkp/kasus/kasus.module.css'
import { batasText, judulKasus } from '#okkp/kasus/kata-kasus.ts'
import { kasusPage } from '#okkp/kasus/use-kasus.ts'
import { Section } from '#platform/page/Section.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useList } from '#platform/table/use-list.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'
import { ErrorState } from '#platform/ui/states/states.tsx'

/** Requests to a laboratory, on its start page. Offices find theirs in the list of cases, so they get nothing here. */
export default function PermintaanLab() {
  const { role } = useSignedInUser()
  const isLaboratory =
    hasPermission(role, 'permintaan-uji.jawab') && !hasPermission(role, 'tindak-lanjut.kelola')
  return isLaboratory ? <Daftar /> : null
}

const shown = 10

function Daftar() {
  const { rows, meta, isLoading, error, retry } = useList(listPermintaanUji, {
    keadaan: 'terbuka',
    limit: shown,
  })
  const [answering, setAnswering] = useState<{ row: PermintaanUji; jawaban: 'diterima' | 'ditolak' }>()
  if (isLoading) return null
  return (
    <Section
      title="Permintaan uji"
      text={
        meta.total > rows.length
          ? `${rows.length} yang paling mendesak dari ${meta.total} permintaan.`
          : 'Dari kantor yang menangani kasus; yang paling mendesak di atas.'
      }
    >
      {Boolean(error) && <ErrorState title="Permintaan belum dapat dimuat" error={error} onRetry={retry} />}
      {!error && rows.length === 0 && <p className={classes.quiet}>Tidak ada permintaan yang terbuka.</p>}
      <ul className={classes.records}>
        {rows.map((row) => (
          <Permintaan key={row.id} row={row} onAnswer={(jawaban) => setAnswering({ row, jawaban })} />
        ))}
      </ul>
      {answering && (
        <JawabPermintaanModal
          kasus={{ id: answering.row.kasus_id, versi: answering.row.versi_kasus }}
          jawaban={answering.jawaban}
          onClosed={() => setAnswering(undefined)}
        />
      )}
    </Section>
  )
}

interface PermintaanProps {
  row: PermintaanUji
  onAnswer: (jawaban: 'diterima' | 'ditolak') => void
}

function Permintaan({ row, onAnswer }: PermintaanProps) {
  const { kasus_id, keadaan, terlambat, batas, perkiraan } = row
  const about = judulKasus(row)
  return (
    <li>
      <div className={classes.marks}>
        <h3>
          <AppLink to={kasusPage(kasus_id)}>{about}</AppLink>
        </h3>
        {keadaan === 'diterima' && <Tag>Diterima</Tag>}
      </div>
      <small>
        {row.nomor} · {row.lokasi} · {row.kota ?? row.provinsi}
        {row.peminta && ` · diminta ${row.peminta}`}
      </small>
      <small className={terlambat ? classes.late : undefined}>
        Hasil {batasText(batas, terlambat)}
        {perkiraan && `; perkiraan ${formatDate(perkiraan)}`}
      </small>
      {row.catatan && <p>{row.catatan}</p>}
      <div className={classes.buttons}>
        {keadaan === 'menunggu' && (
          <Button size="sm" aria-label={`Terima permintaan ${about}`} onClick={() => onAnswer('diterima')}>
            Terima
          </Button>
        )}
        {keadaan === 'diterima' && (
          <Button
            component={AppLink}
            to="/okkp/admin/lab/uji/add"
            search={{ tindak_lanjut: kasus_id }}
            size="sm"
            aria-label={`Catat hasil uji ${about}`}
          >
            Catat hasil uji
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          aria-label={`Tolak permintaan ${about}`}
          onClick={() => onAnswer('ditolak')}
        >
          Tolak
        </Button>
      </div>
    </li>
  )
}

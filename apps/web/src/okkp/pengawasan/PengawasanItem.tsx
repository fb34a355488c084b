import {
  aspekLabels,
  hasilLabels,
  jenisPengawasanLabels,
  type Pengawasan,
  sanksiLabels,
} from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { formatDate } from '@portal/domain/platform/format'
import {
  type Icon,
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconLockOpen,
  IconMail,
  IconSnowflake,
} from '@tabler/icons-react'
import { BuktiButton } from '#okkp/pengawasan/BuktiButton.tsx'
import { KasusPengawasan } from '#okkp/pengawasan/KasusPengawasan.tsx'
import { PengawasanActions } from '#okkp/pengawasan/PengawasanActions.tsx'
import classes from '#okkp/pengawasan/pengawasan.module.css'
import { TemuanItem } from '#okkp/pengawasan/TemuanItem.tsx'
import { mayChange } from '#okkp/registrasi/detail/tindakan.ts'
import { StatusBadge, type Tone } from '#platform/ui/mark/StatusBadge.tsx'

const sanctions: Record<Exclude<Pengawasan['sanksi'], 'tidak_ada'>, { tone: Tone; icon: Icon }> = {
  peringatan: { tone: 'warn', icon: IconMail },
  pembekuan: { tone: 'info', icon: IconSnowflake },
  pencabutan: { tone: 'bad', icon: IconBan },
}

export function PengawasanItem({ record, registrasi }: { record: Pengawasan; registrasi: Registrasi }) {
  const { petugas, surat_tugas, catatan, lampiran, temuan } = record
  const by = [petugas, surat_tugas && `Surat tugas ${surat_tugas}`].filter(Boolean).join(' · ')
  return (
    <li>
      <div className={classes.recordHead}>
        <div className={classes.recordWords}>
          <h3>
            {jenisPengawasanLabels[record.jenis]}, {formatDate(record.tanggal)}
          </h3>
          <p>Aspek: {record.aspek.map((aspek) => aspekLabels[aspek]).join(', ')}</p>
          {by && <p>{by}</p>}
          {(record.sanksi !== 'tidak_ada' || record.tindak_lanjut_id !== null) && (
            <KasusPengawasan record={record} mayOpen={mayChange(registrasi)} />
          )}
        </div>
        {mayChange(registrasi) && <PengawasanActions record={record} registrasi={registrasi} />}
      </div>
      <Badges record={record} />
      {record.sanksi_diangkat && (
        <p className={classes.text}>
          {sanksiLabels[record.sanksi]} diangkat pada {formatDate(record.sanksi_diangkat)}:{' '}
          {record.alasan_diangkat}
        </p>
      )}
      {temuan.length > 0 && (
        <ol className={classes.lines}>
          {temuan.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: findings are replaced as a whole and have no id
            <TemuanItem key={index} finding={finding} />
          ))}
        </ol>
      )}
      {catatan && <p className={classes.text}>{catatan}</p>}
      {lampiran.length > 0 && (
        <div className={classes.buttons}>
          {lampiran.map((path, index) => (
            <BuktiButton key={path} path={path} name={`Lampiran ${index + 1}`} />
          ))}
        </div>
      )}
    </li>
  )
}

function Badges({ record: { hasil, sanksi, sanksi_diangkat } }: { record: Pengawasan }) {
  return (
    <div className={classes.badges}>
      <StatusBadge
        tone={hasil === 'sesuai' ? 'ok' : 'bad'}
        icon={hasil === 'sesuai' ? IconCircleCheck : IconCircleX}
      >
        {hasilLabels[hasil]}
      </StatusBadge>
      {sanksi !== 'tidak_ada' &&
        (sanksi_diangkat ? (
          <StatusBadge tone="mute" icon={IconLockOpen}>
            {sanksiLabels[sanksi]} diangkat
          </StatusBadge>
        ) : (
          <StatusBadge {...sanctions[sanksi]}>{sanksiLabels[sanksi]}</StatusBadge>
        ))}
    </div>
  )
}
